import type { Tx } from '#server/db/Tx.ts'
import type { Texts } from './Texts.ts'

/** A notice with all that can be changed in it. */
export type NoticeRecord = Texts & { pinned: boolean; publishedAt: string }

type Editing = Texts & { id: string; pinned: boolean; now: Date }

/** A notice as it stands, withdrawn or not; nothing where there is none with that id. Locked until the end. */
export async function noticeRecord(tx: Tx, id: string): Promise<NoticeRecord | undefined> {
  const [notice] = await tx<NoticeRecord>`
    select jsonb_build_object('en', title_en, 'zh', title_zh) as title,
      jsonb_build_object('en', body_en, 'zh', body_zh) as body, pinned, published_at as "publishedAt"
    from notice where id = ${id} for update`
  return notice
}

/** Writes a notice anew; it keeps its place among the others. */
export async function editNotice(tx: Tx, { id, title, body, pinned, now }: Editing): Promise<void> {
  await tx`
    update notice set title_en = ${title.en}, title_zh = ${title.zh}, body_en = ${body.en},
      body_zh = ${body.zh}, pinned = ${pinned}, updated_at = ${now} where id = ${id}`
}
