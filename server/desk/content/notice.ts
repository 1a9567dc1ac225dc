import { type NoticeRecord, noticeRecord } from '#server/content/noticeRecords.ts'
import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { InTx } from '#server/desk/DeskAct.ts'
import type { Locale } from '#shared/locale.ts'
import { missing, sameAs } from './seen.ts'

export const notice: InTx<'operator/notice'> = async ({ tx, body: { id }, now, locale }) => {
  const result = await noticeRecord(tx, { id, now })
  if (!result) throw missing('notice', 'id', locale)
  return { result }
}

type Asked = { tx: Tx; id: string; now: Date; locale: Locale }

/** A notice that is to be changed, as it was looked at, held until the end. Refuses `notFound`, `noticeOfService` and `changedSince`. */
export async function heldNotice(
  { tx, id, now, locale }: Asked,
  revision: number | undefined,
): Promise<NoticeRecord> {
  const held = await noticeRecord(tx, { id, now, lock: true })
  if (!held) throw missing('notice', 'id', locale)
  if (held.byService) throw new Refusal('noticeOfService', { field: 'id' })
  sameAs(held.revision, revision)
  return held
}

/** A notice after it was changed. */
export async function changedNotice({ tx, id, now, locale }: Asked): Promise<NoticeRecord> {
  const changed = await noticeRecord(tx, { id, now })
  if (!changed) throw missing('notice', 'id', locale)
  return changed
}
