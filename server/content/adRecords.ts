import * as z from 'zod/mini'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/Tx.ts'
import { ADS_ON_HOME } from '#shared/desk/ads.ts'
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
  /** crowded: its moment is there, but Home is full of those before it. */
  state: 'draft' | 'coming' | 'out' | 'crowded' | 'over'
  from: string | null
  until: string | null
  updatedAt: string
  revision: number
}

/** The ads of these ids in their order. */
const read = (tx: Tx, ids: readonly string[], now: Date) => tx<AdRecord>`
  select id, jsonb_build_object('en', title_en, 'zh', title_zh) as title, image, link, place, shown_from as from, shown_until as until,
    updated_at as "updatedAt", revision,
    case when not shown then 'draft' when shown_until <= ${now} then 'over' when shown_from > ${now} then 'coming'
      when (select count(*) from ad before
        where before.shown and coalesce(before.shown_from <= ${now}, true) and coalesce(before.shown_until > ${now}, true)
          and (before.place, before.id) < (ad.place, ad.id)) >= ${ADS_ON_HOME} then 'crowded' else 'out' end as state
  from ad where id = any(${ids}::bigint[]) order by place, id`

/** One ad, shown or not, locked until the end; nothing where there is none with that id. */
export async function adRecord(
  tx: Tx,
  { id, now }: { id: string; now: Date },
): Promise<AdRecord | undefined> {
  await tx`select 1 from ad where id = ${id} for update`
  const [ad] = await read(tx, [id], now)
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
  const found = await tx<{ id: string }>`
    select id from ad where (place, id) > (${place}::int, ${id}::bigint) order by place, id limit ${limit + 1}`
  const ids = found.slice(0, limit).map((row) => row.id)
  const list = await read(tx, ids, now)
  const end = found.length > limit ? list.at(-1) : undefined
  return { list, next: end ? encodeCursor([end.place, end.id]) : null }
}
