import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { activity } from '#server/ledger/accounts.ts'
import { balanceOf } from '#server/ledger/balances.ts'
import { formatAmount } from '#shared/money.ts'
import { grant } from './grant.ts'
import { grantRecord } from './grantRecords.ts'

/** `field`: what of the call names the grant, or how much. */
type Granting = { id: string; now: Date; field: 'amount' | 'id' }

/** Gives what was asked for. Refuses `grantBudget`, with what is missing; whoever calls holds the grant's row. */
export async function bookGrant(tx: Tx, { id, now, field }: Granting): Promise<void> {
  const { member, coin, amount, reason } = await grantRecord(tx, id, now)
  const granting = { key: id, member: member.id, coin, amount, reason, now }
  // Overdrawn is found out by the posting alone: nobody else takes from the budget between a look and it.
  const journal = await grant(tx, granting).catch(async (error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    const held = await balanceOf(tx, activity, coin)
    const [has, missing] = [formatAmount(held), formatAmount(amount - held)]
    throw new Refusal('grantBudget', { values: { held: has, missing, coin }, field })
  })
  await tx`update member_grant set state = 'booked', journal_id = ${journal} where id = ${id}`
}
