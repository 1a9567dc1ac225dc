import * as z from 'zod/mini'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/Tx.ts'
import { limits } from '#shared/limits.ts'
import type { Locale } from '#shared/locale.ts'
import { Id, Time } from '#shared/rules.ts'
import { summaryOf } from './summaryOf.ts'

type Listed = {
  id: string
  title: string
  pinned: boolean
  publishedAt: string
  editedAt: string | null
  byService: boolean
}

/** Which page of the notices, in which language, as of when. */
type Wanted = { locale: Locale; now: Date; cursor?: string | undefined; limit?: number | undefined }

const Last = z.tuple([z.boolean(), z.boolean(), Time, Id])

/** A page of the notices that are out: pinned ones first, then the newest, that of the service itself last. Refuses `cursor`. */
export async function listNotices(tx: Tx, { locale, now, cursor, limit }: Wanted) {
  const many = limit ?? limits.pageDefault
  const [pinned, ours, at, id] = decodeCursor(cursor, Last) ?? [true, true, 'infinity', '0']
  const found = await tx<Listed & { body: string }>`
    select id, pinned, published_at as "publishedAt", edited_at as "editedAt", by_service as "byService",
      case when ${locale} = 'en' then title_en else title_zh end as title,
      left(case when ${locale} = 'en' then body_en else body_zh end, 2000) as body
    from notice
    where withdrawn_at is null and not unlisted and published_at <= ${now}
      and (pinned, not by_service, published_at, id)
        < (${pinned}::boolean, ${ours}::boolean, ${at}::timestamptz, ${id}::bigint)
    order by pinned desc, (not by_service) desc, published_at desc, id desc limit ${many + 1}`
  const list = found
    .slice(0, many)
    .map(({ body, ...row }) => ({ ...row, summary: summaryOf(body) }))
  const last = found.length > many ? list.at(-1) : undefined
  return {
    list,
    next: last ? encodeCursor([last.pinned, !last.byService, last.publishedAt, last.id]) : null,
  }
}
