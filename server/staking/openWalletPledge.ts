import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { checkPledge } from './checkPledge.ts'
import { insertOrder } from './insertOrder.ts'
import type { Asked, PledgeTerms } from './PledgeTerms.ts'

/** How long an order waits for its payment, or for its transaction to be found: 30 minutes (decisions §5). */
export const PATIENCE = 30 * 60_000

/** How long an order may be paid at the terms that it was opened at, whatever it waits for: a change of them is told that long before. */
export const TERMS_HOLD = 24 * 3_600_000

/** Until when an order waits for a transaction that was named or seen now. */
export const patientUntil = (createdAt: string, now: Date): Date =>
  new Date(Math.min(now.getTime() + PATIENCE, Date.parse(createdAt) + TERMS_HOLD))

/** Orders of one member that may wait for a payment at a time. */
const MOST_OPEN = 5

/** Who opens it, when, on which terms, and where the chain stands. */
type Opening = {
  member: string
  now: Date
  terms: PledgeTerms
  chain: { head: number; halted: object | null }
}

/**
 * Opens an order that waits for a payment from the member's own address. Answers its id. Refuses `chainHalted`,
 * `tooManyOpenOrders` and what `checkPledge` refuses.
 */
export async function openWalletPledge(
  tx: Tx,
  { member, now, terms, chain }: Opening,
  asked: Asked,
): Promise<{ order: string; expiresAt: Date }> {
  if (chain.halted !== null) throw new Refusal('chainHalted')
  const allowed = checkPledge(terms, 'wallet', asked)
  await refuseTooMany(tx, member)
  const expiresAt = new Date(now.getTime() + PATIENCE)
  const wallet = { expiresAt, openedBlock: chain.head }
  return { order: await insertOrder(tx, { member, now, allowed, wallet }), expiresAt }
}

async function refuseTooMany(tx: Tx, member: string): Promise<void> {
  // Locks the member's row, so that two orders opened at once are counted one after the other.
  await tx`select 1 from member where id = ${member} for no key update`
  const [row] = await tx<{ open: number }>`
    select count(*)::int as open from pledge_order
    where member_id = ${member} and status = 'review' and method = 'wallet' and arrival_id is null`
  const open = row?.open ?? 0
  if (open >= MOST_OPEN) throw new Refusal('tooManyOpenOrders', { values: { count: String(open) } })
}
