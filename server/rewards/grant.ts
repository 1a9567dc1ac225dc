import type { Tx } from '#server/db/Tx.ts'
import { tellMember } from '#server/inbox/tellMembers.ts'
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
export async function grant(
  tx: Tx,
  { key, member, coin, amount, reason, now }: Grant,
): Promise<string> {
  const journal = await post(tx, {
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
  await tellMember(tx, { member, kind: 'activity_reward', ref: journal, coin, amount }, { now })
  return journal
}
