import type { Client } from 'pg'
import type { Table } from './format.ts'

/** The tables of the schema with the columns that are not reckoned from others, both in a fixed order. */
export async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attgenerated = ''
     group by c.relname order by c.relname collate "C"`,
  )
  return rows
}

/** What each sequence gave last; those that gave nothing yet are left out. Throws where one may not be read. */
export async function sequencesOf(client: Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string | null; seen: boolean }>(
    `select sequencename as name, last_value as last,
       has_sequence_privilege(format('%I.%I', schemaname, sequencename), 'select') as seen
     from pg_sequences where schemaname = 'public' order by sequencename collate "C"`,
  )
  // PostgreSQL shows one that may not be read as one that gave nothing.
  const hidden = rows.find(({ seen }) => !seen)
  if (hidden) throw new Error(`permission denied for sequence ${hidden.name}`)
  return Object.fromEntries(rows.flatMap(({ name, last }) => (last === null ? [] : [[name, last]])))
}

/** A table's columns as COPY wants them. */
export const copied = ({ table, columns }: Table): string =>
  `${quoted(table)} (${columns.map(quoted).join(', ')})`

/** A name in an SQL text. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
