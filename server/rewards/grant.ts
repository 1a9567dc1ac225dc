import type { Tx } from '#server/db/Tx.ts'
import { activity, available } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import type { Coin } from '#shared/api/coin.ts'

/** `key` names the grant: the same one is given once, however often it is told. */
export type Grant = {
  key: string
  member: string
  coin: Coin
  amount: bigint
  reason: string
  now: Date
}

/** Gives an activity reward out of the activity budget (decisions §3). Answers its journal. Refuses `overdrawn`. */
export const grant = (tx: Tx, { key, member, coin, amount, reason, now }: Grant): Promise<string> =>
  post(tx, {
    key: `grant:${key}`,
    kind: 'grant',
    now,
    meta: { reason },
    moves: [
      {
        from: activity,
        to: available(member),
        coin,
        amount,
        in: { type: 'activity_reward', refType: 'grant', meta: { reason } },
      },
    ],
  })
