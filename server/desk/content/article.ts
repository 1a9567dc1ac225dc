import { articleRecord } from '#server/content/articleRecords.ts'
import type { InTx } from '#server/desk/DeskAct.ts'
import { missing } from './seen.ts'

export const article: InTx<'operator/article'> = async ({ tx, body: { key }, now, locale }) => {
  const result = await articleRecord(tx, { key, now })
  if (!result.out && !result.pending) throw missing('article', 'key', locale)
  return { result }
}
