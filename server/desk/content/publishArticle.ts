import { articleRecord } from '#server/content/articleRecords.ts'
import { releaseArticle } from '#server/content/writeArticle.ts'
import { Refusal } from '#server/db/Refusal.ts'
import type { InTx } from '#server/desk/DeskAct.ts'
import { momentOf, sameAs } from './seen.ts'

/** Refuses `nothingPending`, `changedSince` and `momentPast`. */
export const publishArticle: InTx<'operator/publishArticle'> = async ({ tx, body, now }) => {
  const { key, revision } = body
  const { pending } = await articleRecord(tx, { key, now, lock: true })
  if (!pending) throw new Refusal('nothingPending', { values: { key }, field: 'key' })
  sameAs(pending.revision, revision)
  const at = momentOf(body.at, now)
  await releaseArticle(tx, { id: pending.id, at, now })
  const log = [{ subject: `article ${key}`, before: { at: pending.at }, after: { at } }]
  return { result: await articleRecord(tx, { key, now }), log }
}
