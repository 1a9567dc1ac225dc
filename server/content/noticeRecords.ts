import * as z from 'zod/mini'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/Tx.ts'
import { limits } from '#shared/limits.ts'
import { Id, Time } from '#shared/rules.ts'
import type { Texts } from './Texts.ts'

/** A notice as the desk sees it. */
export type NoticeRecord = Texts & {
  id: string
  pinned: boolean
  state: 'draft' | 'coming' | 'out' | 'withdrawn'
  publishedAt: string | null
  editedAt: string | null
  withdrawnAt: string | null
  updatedAt: string
  revision: number
  /** Published by the service itself: nobody changes it. */
  byService: boolean
}

/** A notice as it stands, withdrawn or not; nothing where there is none with that id. Locked until the end where asked. */
export async function noticeRecord(
  tx: Tx,
  { id, now, lock = false }: { id: string; now: Date; lock?: boolean },
): Promise<NoticeRecord | undefined> {
  if (lock) await tx`select 1 from notice where id = ${id} for update`
  const [notice] = await tx<NoticeRecord>`
    select id, jsonb_build_object('en', title_en, 'zh', title_zh) as title,
      jsonb_build_object('en', body_en, 'zh', body_zh) as body, pinned, published_at as "publishedAt",
      edited_at as "editedAt", withdrawn_at as "withdrawnAt", updated_at as "updatedAt", revision,
      by_service as "byService",
      case when withdrawn_at is not null then 'withdrawn' when published_at is null then 'draft'
        when published_at > ${now} then 'coming' else 'out' end as state
    from notice where id = ${id}`
  return notice
}

type Wanted = { now: Date; cursor?: string | undefined; limit?: number | undefined }

/** Where the notice stands in the order, and its id. */
const Last = z.tuple([z.union([z.literal('infinity'), Time]), Id])

/** A page of all notices: drafts first, then what is to come, then the newest. Refuses `cursor`. */
export async function noticeRecords(
  tx: Tx,
  { now, cursor, limit = limits.pageDefault }: Wanted,
): Promise<{ list: Omit<NoticeRecord, 'body'>[]; next: string | null }> {
  const last = decodeCursor(cursor, Last)
  const [at, id] = last ?? ['infinity', '999999999999999999']
  const found = await tx<Omit<NoticeRecord, 'body'>>`
    select id, jsonb_build_object('en', title_en, 'zh', title_zh) as title, pinned, published_at as "publishedAt",
      edited_at as "editedAt", withdrawn_at as "withdrawnAt", updated_at as "updatedAt", revision,
      by_service as "byService",
      case when withdrawn_at is not null then 'withdrawn' when published_at is null then 'draft'
        when published_at > ${now} then 'coming' else 'out' end as state
    from notice
    where (coalesce(published_at, withdrawn_at, 'infinity'::timestamptz), id) < (${at}::timestamptz, ${id}::bigint)
    order by coalesce(published_at, withdrawn_at, 'infinity'::timestamptz) desc, id desc limit ${limit + 1}`
  const list = found.slice(0, limit)
  const end = found.length > limit ? list.at(-1) : undefined
  const place = end && (end.publishedAt ?? end.withdrawnAt ?? 'infinity')
  return { list, next: end && place ? encodeCursor([place, end.id]) : null }
}
