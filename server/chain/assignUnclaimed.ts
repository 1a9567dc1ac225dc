import type { Tx } from '#server/db/Tx.ts'
import { tellMember } from '#server/inbox/tellMembers.ts'
import { available, unclaimed } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { noteLate } from '#server/staking/noteLate.ts'
import type { Coin } from '#shared/api/coin.ts'

/** A payment that is nobody's yet; `amount` in base units. */
type Unclaimed = {
  id: string
  round: number
  coin: Coin
  amount: bigint
  sender: string
  /** Time of its block. */
  at: string
}

/** A payment that was nobody's, and the journal that gave it to somebody. */
type Assigned = Unclaimed & { journal: string }

/** What a transaction paid and nobody has; held so for this transaction. */
export async function unclaimedOf(tx: Tx, hash: string): Promise<Unclaimed[]> {
  // What follows the chain takes nothing back meanwhile.
  await tx`select 1 from chain_state for update`
  return tx<Unclaimed>`
    select id, round, coin, amount, sender, block_at as at from arrival
    where credited_as = 'unclaimed' and state = 'credited' and tx_hash = ${hash} order by id`
}

type Assigning = { hash: string; member: string; now: Date }

/**
 * Gives what a transaction paid and nobody had (`unclaimedOf`) to a member, as deposits: who it belongs to is for operators
 * to know (022).
 */
export async function assignUnclaimed(
  tx: Tx,
  payments: readonly Unclaimed[],
  { hash, member, now }: Assigning,
): Promise<Assigned[]> {
  const assigned: Assigned[] = []
  for (const payment of payments) {
    const { id, round, coin, amount, at } = payment
    await tx`update arrival set credited_as = 'deposit', member_id = ${member} where id = ${id}`
    const journal = await post(tx, {
      key: `arrival:${id}:${round}:assigned`,
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
    await noteLate(tx, [{ member, hash, coin, amount, at: new Date(at) }])
    await tellMember(tx, { member, kind: 'deposit', ref: journal, coin, amount }, { now })
    assigned.push({ ...payment, journal })
  }
  return assigned
}
