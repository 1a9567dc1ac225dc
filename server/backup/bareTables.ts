import type { Client } from 'pg'
import { quoted } from './tablesOf.ts'

/** Puts back what was taken off. */
type PutBack = () => Promise<void>

type Definition = { table: string; name: string; made: string }

/**
 * Takes everything off the tables that a row is checked against one by one, so that rows can come in any order and fast: keys,
 * indexes, triggers. Put back, PostgreSQL checks all rows against each at once. The owner may do that; leaving triggers of keys
 * out for a session would need a superuser.
 */
export async function bareTables(client: Client, tables: readonly string[]): Promise<PutBack> {
  const keys = await client.query<Definition & { foreign: boolean }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as made, contype = 'f' as foreign
     from pg_constraint where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'x', 'f')
     order by contype = 'f' desc, conrelid, conname`,
  )
  const indexes = await client.query<Pick<Definition, 'name' | 'made'>>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where c.relnamespace = 'public'::regnamespace
       and not exists (select from pg_constraint where conindid = i.indexrelid and contype in ('p', 'u', 'x'))
     order by i.indexrelid`,
  )
  const add = ({ table, name, made }: Definition) =>
    client.query(`alter table ${table} add constraint ${quoted(name)} ${made}`)

  // Those of other tables first: they lean on the keys.
  for (const { table, name } of keys.rows) {
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`)
  }
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`)
  for (const table of tables) {
    await client.query(`alter table ${quoted(table)} disable trigger user`)
  }
  return async () => {
    for (const key of keys.rows.filter(({ foreign }) => !foreign)) await add(key)
    for (const { made } of indexes.rows) await client.query(made)
    for (const key of keys.rows.filter(({ foreign }) => foreign)) await add(key)
    for (const table of tables) {
      await client.query(`alter table ${quoted(table)} enable trigger user`)
    }
  }
}
