import type { Tx } from '#server/db/Tx.ts'
import type { Role } from './Found.ts'

/** Rows of an index that one page looks at, at most, whether they are of the team or not. */
export const LOOKED_AT = 2_000

/** A row that was looked at: one of the team, or the last one, from which the next page goes on. */
type Row = { id: string; key: string; below: boolean; seen: number }

/** Where the page before ended is `id` and `key`; null at the first. */
type Scan = {
  leader: string
  words: string
  role: Role | null
  limit: number
  id: string | null
  key: string | null
}

// In each the innermost select is a range of one index; it is read no further than the page needs.

export const agents = (tx: Tx, { leader, limit, id }: Scan): Promise<Row[]> =>
  tx<Row>`
    select id, '' as key, below, seen::int from (
      select id, seen, is_below(id, ${leader}) as below from (
        select id, row_number() over (order by id desc) as seen from member
        where agent and (${id}::bigint is null or id < ${id}) order by id desc limit ${LOOKED_AT}) looked offset 0) a
    where below or seen = ${LOOKED_AT} order by seen limit ${limit + 1}`

export const sites = (tx: Tx, { leader, limit, id }: Scan): Promise<Row[]> =>
  tx<Row>`
    select id, '' as key, below, seen::int from (
      select id, seen, is_below(id, ${leader}) as below from (
        select id, row_number() over (order by id desc) as seen from member
        where site and (${id}::bigint is null or id < ${id}) order by id desc limit ${LOOKED_AT}) looked offset 0) s
    where below or seen = ${LOOKED_AT} order by seen limit ${limit + 1}`

/** Accounts that begin so. */
export const accounts = (tx: Tx, { leader, words, role, limit, id, key }: Scan): Promise<Row[]> =>
  tx<Row>`
    select id, key, below, seen::int from (
      select id, key, seen, is_below(id, ${leader})
        and case ${role}::text when 'agent' then agent when 'site' then site else true end as below
      from (
        select id, account_key collate "C" as key, agent, site,
          row_number() over (order by account_key collate "C", id) as seen
        from member
        where account_key collate "C" >= ${words} and account_key collate "C" < ${words}::text || chr(1114111)
          and (${id}::bigint is null or (account_key collate "C", id) > (${key}, ${id}::bigint))
        order by account_key collate "C", id limit ${LOOKED_AT}) looked offset 0) a
    where below or seen = ${LOOKED_AT} order by seen limit ${limit + 1}`

/** Nicknames that begin so, capitals or not. */
export const nicknames = (tx: Tx, { leader, words, role, limit, id, key }: Scan): Promise<Row[]> =>
  tx<Row>`
    select id, key, below, seen::int from (
      select id, key, seen, is_below(id, ${leader})
        and case ${role}::text when 'agent' then agent when 'site' then site else true end as below
      from (
        select id, lower(nickname) collate "C" as key, agent, site,
          row_number() over (order by lower(nickname) collate "C", id) as seen
        from member
        where lower(nickname) collate "C" >= lower(${words})
          and lower(nickname) collate "C" < lower(${words}) || chr(1114111)
          and (${id}::bigint is null or (lower(nickname) collate "C", id) > (${key}, ${id}::bigint))
        order by lower(nickname) collate "C", id limit ${LOOKED_AT}) looked offset 0) n
    where below or seen = ${LOOKED_AT} order by seen limit ${limit + 1}`
