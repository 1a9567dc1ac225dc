import { stat } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { askAudit } from '#server/audit/asked.ts'
import { audit } from '#server/audit/audit.ts'
import { keepPart, partsLeft } from '#server/audit/parts.ts'
import { migrations } from '#server/db/migrate.ts'
import { as } from '#server/testing/as.ts'
import { furnish } from '#server/testing/furnish.ts'
import { ownService } from '#server/testing/openService.ts'
import { ownDatabase } from '#server/testing/testDatabase.ts'
import { restoreBackup } from './restoreBackup.ts'
import { runMigrations } from './runMigrations.ts'
import { sequencesOf, tablesOf } from './tablesOf.ts'
import { backedUp } from './testing/backedUp.ts'
import { emptyDatabase } from './testing/emptyDatabase.ts'
import { schemaText } from './testing/schemaText.ts'

/** Databases are made and copied. */
const LONG = { timeout: 90_000 }

const restore = (ownerUrl: string, file: string, endSessions = false) =>
  restoreBackup({ ownerUrl, file, endSessions })

/** Every row of every table as text, and what every sequence gave last. */
const contents = (ownerUrl: string) =>
  as(ownerUrl, async (client) => {
    const tables: Record<string, string[]> = {}
    for (const { table } of await tablesOf(client)) {
      const { rows } = await client.query<{ row: string }>(
        `select t::text as row from "${table}" t order by 1`,
      )
      tables[table] = rows.map(({ row }) => row)
    }
    return { tables, sequences: await sequencesOf(client) }
  })

test('a database that holds anything is not restored into, and stays as it was', LONG, async () => {
  const { ownerUrl } = await ownDatabase()
  const before = await contents(ownerUrl)
  const { file } = await backedUp(ownerUrl)
  await expect(restore(ownerUrl, file)).rejects.toThrow(
    'the database is not empty: it has account,',
  )
  expect(await contents(ownerUrl)).toEqual(before)
})

test.each([
  ["insert into migration values ('999-future.sql', 'x')", /newer release.* has no 999-future/],
  [
    "update migration set hash = 'x' where name like '001%'",
    /001-ledger.sql is not the one of this/,
  ],
])('a backup that this release does not understand is refused: %s', LONG, async (sql, words) => {
  const { ownerUrl } = await ownDatabase()
  await as(ownerUrl, (client) => client.query(sql))
  const { file } = await backedUp(ownerUrl)
  const empty = await emptyDatabase()
  await expect(restore(empty.ownerUrl, file)).rejects.toThrow(words)
  expect(await contents(empty.ownerUrl)).toEqual({ tables: {}, sequences: {} })
})

test('a backup of an older release is restored as it was, and then migrated', LONG, async () => {
  const known = await migrations()
  const [last] = known.slice(-1)
  const older = await emptyDatabase()
  await as(older.ownerUrl, (client) => runMigrations(client as never, known.slice(0, -1)))
  const { file } = await backedUp(older.ownerUrl)
  const { ownerUrl } = await emptyDatabase()
  expect((await restore(ownerUrl, file)).migrated).toEqual([last?.name])
  const { ownerUrl: newest } = await ownDatabase()
  expect(await schemaText(ownerUrl)).toEqual(await schemaText(newest))
})

test('who may not read every number that was given makes no backup', LONG, async () => {
  const { ownerUrl, appUrl } = await ownDatabase()
  await as(ownerUrl, (client) =>
    client.query('grant select on all tables in schema public to bitwave_app'),
  )
  await expect(backedUp(appUrl)).rejects.toThrow('permission denied for sequence')
})

test(
  'a furnished farm is restored to the row, with its schema, its rights and its numbers',
  LONG,
  async () => {
    const service = await ownService()
    await furnish(service, { roles: ['operator'] })
    const { file, written } = await backedUp(service.db.ownerUrl)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const { ownerUrl, db } = await emptyDatabase()
    const { rows, migrated } = await restore(ownerUrl, file)
    expect({ rows, migrated }).toEqual({ rows: written.rows, migrated: [] })
    expect(await contents(ownerUrl)).toEqual(await contents(service.db.ownerUrl))
    expect(await schemaText(ownerUrl)).toEqual(await schemaText(service.db.ownerUrl))
    expect(await audit(db)).toEqual([])
  },
)

test('who was signed in is signed out where that is asked for', LONG, async () => {
  const service = await ownService()
  await furnish(service, {})
  const { file } = await backedUp(service.db.ownerUrl)
  const { ownerUrl } = await emptyDatabase()
  await restore(ownerUrl, file, true)
  const before = await contents(service.db.ownerUrl)
  const after = await contents(ownerUrl)
  expect(before.tables['session']).not.toEqual([])
  expect(after).toEqual({ ...before, tables: { ...before.tables, session: [] } })
})

test('an audit that was under way begins anew in the restored books', LONG, async () => {
  const db = await ownDatabase()
  const now = new Date('2026-11-25')
  const kept = await db.inTx(async (tx) => {
    const { id } = await askAudit(tx, { actor: 'tester', now })
    await keepPart(tx, { audit: id, part: 'books', findings: [], now })
    return id
  })
  const { file } = await backedUp(db.ownerUrl)
  const target = await emptyDatabase()
  await restore(target.ownerUrl, file)
  expect(await target.db.inTx((tx) => partsLeft(tx, kept))).toEqual(['books'])
})
