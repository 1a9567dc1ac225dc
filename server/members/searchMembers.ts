import * as z from 'zod/mini'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/Tx.ts'
import { limits } from '#shared/limits.ts'
import { mailKeys } from './mailHolders.ts'

/** Rows that are taken of each index: whoever finds more writes more letters. */
const MOST = 100

type Filter = 'frozen' | 'agents' | 'sites'
type Wanted = {
  keywords?: string | undefined
  filter?: Filter | undefined
  cursor?: string | undefined
  limit?: number | undefined
}

/** Members by id; `cut`: more fit the words than were looked at. */
type Found = { ids: string[]; next: string | null; cut: boolean }

const Last = z.tuple([z.string().check(z.regex(/^\d{1,18}$/))])

/** A page of all members, the newest first, or what fits the words. Refuses `cursor`. */
export async function searchMembers(tx: Tx, wanted: Wanted): Promise<Found> {
  const { keywords = '', filter = null, cursor, limit = limits.pageDefault } = wanted
  if (keywords !== '') return byWords(tx, keywords, filter)
  const [before] = decodeCursor(cursor, Last) ?? [null]
  const rows = await tx<{ id: string }>`
    select id from member
    where (${before}::bigint is null or id < ${before}::bigint)
      and (${filter}::text is distinct from 'frozen' or frozen_at is not null)
      and (${filter}::text is distinct from 'agents' or agent)
      and (${filter}::text is distinct from 'sites' or site)
    order by id desc limit ${limit + 1}`
  const ids = rows.slice(0, limit).map(({ id }) => id)
  const last = ids.at(-1)
  return { ids, next: last && rows.length > limit ? encodeCursor([last]) : null, cut: false }
}

/** Whose it is exactly, and whose nickname, account or mail address begins so: along an index each, never all members. */
async function byWords(tx: Tx, words: string, filter: Filter | null): Promise<Found> {
  const uid = /^\d{1,18}$/.test(words) ? words : null
  const beginning = `${words.replace(/[\\%_]/g, '\\$&')}%`
  const rows = await tx<{ id: string; many: boolean; fits: boolean }>`
    with nicknames as (
      select id from member where lower(nickname) collate "C" like lower(${beginning}) collate "C"
      order by lower(nickname) collate "C", id limit ${MOST + 1}),
    accounts as (
      select id from member where account_key collate "C" like lower(${beginning}) collate "C"
      order by account_key collate "C", id limit ${MOST + 1}),
    mails as (
      select id from member where email_key collate "C" like lower(${beginning}) collate "C"
      order by email_key collate "C", id limit ${MOST + 1}),
    found as (
      select id from member where id = ${uid}
      union select id from member where invite_code = upper(${words})
      union select id from member where email_key = any(${mailKeys(words)})
      union select id from nicknames union select id from accounts union select id from mails)
    select m.id, greatest((select count(*) from nicknames), (select count(*) from accounts),
        (select count(*) from mails)) > ${MOST} as many,
      case ${filter}::text when 'frozen' then m.frozen_at is not null when 'agents' then m.agent
        when 'sites' then m.site else true end as fits
    from found join member m using (id) order by (m.id = ${uid}) desc nulls last, m.id desc`
  const fitting = rows.filter(({ fits }) => fits).map(({ id }) => id)
  const cut = fitting.length > MOST || rows.some(({ many }) => many)
  return { ids: fitting.slice(0, MOST), next: null, cut }
}
