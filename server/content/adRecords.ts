import * as z from 'zod/mini'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/Tx.ts'
import { limits } from '#shared/limits.ts'
import type { Words } from '#shared/locale.ts'
import { Id } from '#shared/rules.ts'

/** An ad as the desk sees it. */
export type AdRecord = {
  id: string
  title: Words
  image: string
  link: string | null
  place: number
  state: 'draft' | 'coming' | 'out' | 'over'
  from: string | null
  until: string | null
  updatedAt: string
  revision: number
}

/** One ad, shown or not, locked until the end; nothing where there is none with that id. */
export async function adRecord(
  tx: Tx,
  { id, now }: { id: string; now: Date },
): Promise<AdRecord | undefined> {
  const [ad] = await tx<AdRecord>`
    select id, jsonb_build_object('en', title_en, 'zh', title_zh) as title, image, link, place, shown_from as from, shown_until as until,
      updated_at as "updatedAt", revision,
      case when not shown then 'draft' when shown_until <= ${now} then 'over'
        when shown_from > ${now} then 'coming' else 'out' end as state
    from ad where id = ${id} for update`
  return ad
}

type Wanted = { now: Date; cursor?: string | undefined; limit?: number | undefined }

const Last = z.tuple([z.int32(), Id])

/** A page of all ads in their order. Refuses `cursor`. */
export async function adRecords(
  tx: Tx,
  { now, cursor, limit = limits.pageDefault }: Wanted,
): Promise<{ list: AdRecord[]; next: string | null }> {
  const [place, id] = decodeCursor(cursor, Last) ?? [-1, '0']
  const found = await tx<AdRecord>`
    select id, jsonb_build_object('en', title_en, 'zh', title_zh) as title, image, link, place, shown_from as from, shown_until as until,
      updated_at as "updatedAt", revision,
      case when not shown then 'draft' when shown_until <= ${now} then 'over'
        when shown_from > ${now} then 'coming' else 'out' end as state
    from ad where (place, id) > (${place}::int, ${id}::bigint) order by place, id limit ${limit + 1}`
  const list = found.slice(0, limit)
  const end = found.length > limit ? list.at(-1) : undefined
  return { list, next: end ? encodeCursor([end.place, end.id]) : null }
}
