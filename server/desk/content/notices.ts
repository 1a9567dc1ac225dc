import { noticeRecords } from '#server/content/noticeRecords.ts'
import type { InTx } from '#server/desk/DeskAct.ts'

export const notices: InTx<'operator/notices'> = async ({ tx, body, now }) => ({
  result: await noticeRecords(tx, { ...body, now }),
})
