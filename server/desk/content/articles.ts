import { articleRecords } from '#server/content/articleRecords.ts'
import type { InTx } from '#server/desk/DeskAct.ts'

export const articles: InTx<'operator/articles'> = async ({ tx, body, now }) => ({
  result: await articleRecords(tx, { ...body, now }),
})
