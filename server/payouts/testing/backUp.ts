import type { Client } from 'pg'
import { onTestFinished } from 'vitest'
import { as, inDatabase } from '#server/testing/as.ts'
import type { PayerFarm } from './openPayer.ts'

/** What a backup of now would bring back: its name. */
export async function backUp({ db }: PayerFarm): Promise<string> {
  const name = await as(db.ownerUrl, nameOf)
  const copy = `${name}_copy`
  // A database is copied while nobody is connected: what is idle is opened again when it is used.
  await as(db.appUrl, (client) =>
    client.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    ),
  )
  await as(inDatabase(db.ownerUrl, 'postgres'), (client) =>
    client.query(`create database ${copy} template ${name}`),
  )
  onTestFinished(() =>
    as(inDatabase(db.ownerUrl, 'postgres'), async (client) => {
      await client.query(`drop database ${copy}`)
    }),
  )
  return copy
}

async function nameOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name')
  return rows[0]?.name ?? ''
}
