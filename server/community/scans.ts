import type { Tx } from '#server/db/Tx.ts'
import type { Role } from './Found.ts'

/** Rows of an index that one page looks at, at most, whether they are of the team or not. */
export const LOOKED_AT = 2_000

/** A row of an index: whose it is, and whether it has the role that is looked for. */
export type Row = { id: string; fits: boolean }

/** `id` is that of the row that was looked at last, `key` the text that it stands by; null at the first page. */
type Scan = { words: string; role: Role | null; id: string | null; key: string | null }

/** Agents, the newest first. */
export const agents = (tx: Tx, { id }: Scan): Promise<Row[]> =>
  tx<Row>`
    select id, true as fits from member
    where agent and (${id}::bigint is null or id < ${id}) order by id desc limit ${LOOKED_AT}`

/** Mining sites, the newest first. */
export const sites = (tx: Tx, { id }: Scan): Promise<Row[]> =>
  tx<Row>`
    select id, true as fits from member
    where site and (${id}::bigint is null or id < ${id}) order by id desc limit ${LOOKED_AT}`

// The row comparison is the only lower bound: beside another one each page would begin at the first row again.

/** Members whose account begins so. */
export const accounts = (tx: Tx, { words, role, id, key }: Scan): Promise<Row[]> =>
  tx<Row>`
    select id, case ${role}::text when 'agent' then agent when 'site' then site else true end as fits
    from member
    where (account_key collate "C", id) > (${key ?? words}, ${id ?? 0}::bigint)
      and account_key collate "C" < ${words}::text || chr(1114111)
    order by account_key collate "C", id limit ${LOOKED_AT}`

/** Members whose nickname begins so, in capitals or not. */
export const nicknames = (tx: Tx, { words, role, id, key }: Scan): Promise<Row[]> =>
  tx<Row>`
    select id, case ${role}::text when 'agent' then agent when 'site' then site else true end as fits
    from member
    where (lower(nickname) collate "C", id) > (lower(${key ?? words}), ${id ?? 0}::bigint)
      and lower(nickname) collate "C" < lower(${words}) || chr(1114111)
    order by lower(nickname) collate "C", id limit ${LOOKED_AT}`
