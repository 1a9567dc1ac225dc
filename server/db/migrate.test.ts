import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { as } from '#server/testing/as.ts'
import { ownDatabase } from '#server/testing/testDatabase.ts'
import { run } from './migrate.ts'

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
