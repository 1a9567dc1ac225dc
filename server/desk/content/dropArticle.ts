import { articleRecord } from '#server/content/articleRecords.ts'
import { dropArticle as giveUp } from '#server/content/writeArticle.ts'
import { Refusal } from '#server/db/Refusal.ts'
import type { InTx } from '#server/desk/DeskAct.ts'
import { sameAs } from './seen.ts'

/** Refuses `nothingPending` and `changedSince`. */
export const dropArticle: InTx<'operator/dropArticle'> = async ({ tx, body, now }) => {
  const { key, revision } = body
  const { pending } = await articleRecord(tx, { key, now, lock: true })
  if (!pending) throw new Refusal('nothingPending', { values: { key }, field: 'key' })
  sameAs(pending.revision, revision)
  await giveUp(tx, pending.id, now)
  const { title, body: text, at } = pending
  const log = [{ subject: `article ${key}`, before: { title, body: text, at } }]
  return { result: await articleRecord(tx, { key, now }), log }
}
