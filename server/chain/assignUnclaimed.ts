import type { Tx } from '#server/db/Tx.ts'
import { tellMember } from '#server/inbox/tellMembers.ts'
import { available, unclaimed } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import type { Coin } from '#shared/api/coin.ts'

/** A payment that is nobody's yet; `amount` in base units. */
export type Unclaimed = {
  id: string
  hash: string
  coin: Coin
  amount: bigint
  sender: string
  at: string
}

type Wanted = { hash?: string | undefined }

/** The payments that are nobody's yet, the newest first, or those of one transaction. */
export const unclaimedPayments = (tx: Tx, { hash }: Wanted = {}): Promise<Unclaimed[]> =>
  tx`
    select id, tx_hash as hash, coin, amount, sender, block_at as at from arrival
    where credited_as = 'unclaimed' and state = 'credited' and (${hash ?? null}::text is null or tx_hash = ${hash ?? null})
    order by id desc limit 50`

type Assigning = { hash: string; member: string; now: Date }

/**
 * Gives what a transaction paid and nobody had to a member, as deposits: who it belongs to is for an operator to know (022).
 * Answers the payments; none where there is nothing left to give.
 */
export async function assignUnclaimed(
  tx: Tx,
  { hash, member, now }: Assigning,
): Promise<Unclaimed[]> {
  // What follows the chain takes nothing back meanwhile.
  await tx`select 1 from chain_state for update`
  const payments = await unclaimedPayments(tx, { hash })
  for (const { id, coin, amount } of payments) {
    await tx`update arrival set credited_as = 'deposit', member_id = ${member} where id = ${id}`
    const [row] = await tx<{ round: number }>`select round from arrival where id = ${id}`
    const journal = await post(tx, {
      key: `arrival:${id}:${row?.round ?? 0}:assigned`,
      kind: 'arrival assigned',
      now,
      moves: [
        {
          from: unclaimed,
          to: available(member),
          coin,
          amount,
          in: { type: 'deposit', refType: 'arrival', refId: id },
        },
      ],
      meta: { arrival: id, hash },
    })
    await tellMember(tx, { member, kind: 'deposit', ref: journal, coin, amount }, { now })
  }
  return payments
}
