import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { as } from '#server/testing/as.ts'
import { ownDatabase } from '#server/testing/testDatabase.ts'
import { MIGRATION_LOCK, migrate, run, UNFINISHED } from './migrate.ts'

test('while a migration waits for a table that is read for long, whoever comes later is answered', async () => {
  const db = await ownDatabase()
  const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const reading = db.inTx(async (tx) => {
    await tx`select count(*) from member`
    begun.resolve()
    await over.promise
  })
  await begun.promise
  let isDone = false
  const sql = 'alter table member add column tried int'
  const migrating = as(db.ownerUrl, (client) =>
    run(client, { name: '999-tried.sql', sql, hash: 'any' }),
  ).finally(() => {
    isDone = true
  })
  for (let i = 0; i < 5; i++) {
    await wait(300)
    await db.inTx((tx) => tx`select id from member limit 1`)
  }
  expect(isDone).toBe(false)
  over.resolve()
  await reading
  expect(await migrating).toBe('999-tried.sql')
  const kept = await db.inTx((tx) => tx`select tried from member limit 1`)
  expect(kept).toEqual([])
})

test('a migration that fails leaves nothing of itself', async () => {
  const db = await ownDatabase()
  const sql = 'alter table member add column tried int; select 1 / 0'
  await expect(
    as(db.ownerUrl, (client) => run(client, { name: '999-tried.sql', sql, hash: 'any' })),
  ).rejects.toThrow('division by zero')
  await expect(db.inTx((tx) => tx`select tried from member`)).rejects.toThrow('tried')
})

/** Does the work while somebody has the lock, shared as a backup has it. */
const whileCopied = (ownerUrl: string, work: () => Promise<void>) =>
  as(ownerUrl, async (client) => {
    await client.query('select pg_advisory_lock_shared($1)', [MIGRATION_LOCK])
    await work()
  })

test('where nothing has to run, a backup that is being made is not waited for', async () => {
  const { ownerUrl } = await ownDatabase()
  await whileCopied(ownerUrl, async () => expect(await migrate(ownerUrl)).toEqual([]))
})

test('where something has to run it is waited for and told, and what another start ran meanwhile is not run again', async () => {
  const { ownerUrl } = await ownDatabase()
  const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const told = Promise.withResolvers<void>()
  const sql = (text: string) => as(ownerUrl, (client) => client.query(text))
  await sql(`create table kept as select * from migration where name like '005%'`)
  await sql(`delete from migration where name like '005%'`)
  const copying = whileCopied(ownerUrl, async () => {
    begun.resolve()
    await over.promise
  })
  await begun.promise
  const migrating = migrate(ownerUrl, told.resolve)
  await told.promise
  await sql('insert into migration select * from kept')
  over.resolve()
  await copying
  expect(await migrating).toEqual([])
})

test('a restore that did not end, and a migration that was edited, are refused with nothing left to run', async () => {
  const { ownerUrl } = await ownDatabase()
  const sql = (text: string) => as(ownerUrl, (client) => client.query(text))
  await sql(`create table ${UNFINISHED} ()`)
  await expect(migrate(ownerUrl)).rejects.toThrow('a restore into this database did not end')
  await sql(`drop table ${UNFINISHED}`)
  await sql(`update migration set hash = 'x' where name like '005%'`)
  await expect(migrate(ownerUrl)).rejects.toThrow('005-rewards.sql was edited after it ran')
})
