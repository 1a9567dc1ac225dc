import { adRecords } from '#server/content/adRecords.ts'
import type { InTx } from '#server/desk/DeskAct.ts'

export const ads: InTx<'operator/ads'> = async ({ tx, body, now }) => ({
  result: await adRecords(tx, { ...body, now }),
})
