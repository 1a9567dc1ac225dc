import type { Tx } from '#server/db/Tx.ts'
import type { Texts } from './noticeOf.ts'
import { noticeOf } from './noticeOf.ts'

type Ready = {
  day: string
  at: string
  root: string
  count: number
  BTCW: bigint
  BTCWT: bigint
}

/** Publishes the oldest tree that is built, once. Answers whether there was one. */
export async function publishProof(
  tx: Tx,
  now: Date,
  publish: (tx: Tx, notice: Texts & { now: Date }) => Promise<string>,
): Promise<boolean> {
  const [ready] = await tx<Ready>`
    select day, at, root, leaves as count, btcw as "BTCW", btcwt as "BTCWT" from proof_day
    where published_at is null and root is not null and looked_at is not null
    order by day limit 1 for update skip locked`
  if (!ready) return false
  const notice = await publish(tx, { ...noticeOf(ready), now })
  await tx`update proof_day set notice_id = ${notice}, published_at = ${now} where day = ${ready.day}`
  return true
}
