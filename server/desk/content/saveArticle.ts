import { articleRecord } from '#server/content/articleRecords.ts'
import { writeArticle } from '#server/content/writeArticle.ts'
import type { InTx } from '#server/desk/DeskAct.ts'
import { alike, sameAs } from './seen.ts'

/** Refuses `changedSince`: also where somebody else has begun a version meanwhile. */
export const saveArticle: InTx<'operator/saveArticle'> = async ({ tx, body, now }) => {
  const { key, revision, title, body: text } = body
  const held = await articleRecord(tx, { key, now, lock: true })
  const { pending, out } = held
  sameAs(pending?.revision, revision)
  const written = { title, body: text }
  const stood = pending ?? out
  const before = stood && { title: stood.title, body: stood.body }
  if (pending && alike(before, written)) return { result: held, log: [] }
  await writeArticle(tx, { key, ...written, now, pending: pending?.id })
  const log = [{ subject: `article ${key}`, before, after: written }]
  return { result: await articleRecord(tx, { key, now }), log }
}
