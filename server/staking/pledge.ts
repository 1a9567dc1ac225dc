import type { Tx } from '#server/db/Tx.ts'
import { available, staked } from '#server/ledger/accounts.ts'
import { postTo } from '#server/ledger/post.ts'
import { checkPledge } from './checkPledge.ts'
import { insertOrder } from './insertOrder.ts'
import type { Asked, PledgeTerms } from './PledgeTerms.ts'
import { startOrder } from './startOrder.ts'

/** Who pledges, under which journal, when, and on which terms. */
type Pledging = { member: string; journal: string; now: Date; terms: PledgeTerms }

/**
 * Pledges from the balance: the order is a success at once (decisions §5). Answers its id. Refuses what
 * `checkPledge` refuses, and `overdrawn`.
 */
export async function pledge(
  tx: Tx,
  { member, journal, now, terms }: Pledging,
  asked: Asked,
): Promise<string> {
  const allowed = checkPledge(terms, 'balance', asked)
  const order = await insertOrder(tx, { member, now, allowed })
  await postTo(tx, journal, {
    now,
    moves: [
      {
        from: available(member),
        to: staked(member),
        coin: asked.coin,
        amount: asked.amount,
        out: { type: 'pledge', refType: 'order', refId: order },
      },
    ],
  })
  await startOrder(tx, order, now)
  return order
}
