import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { audit } from '#server/audit/audit.ts'
import { migrate } from '#server/db/migrate.ts'
import { as } from '#server/testing/as.ts'
import { startWire } from '#server/testing/startWire.ts'
import { ownDatabase, type TestDatabase } from '#server/testing/testDatabase.ts'
import { lastBackup } from './lastBackup.ts'
import { backedUp } from './testing/backedUp.ts'
import { backupFolder } from './testing/backupFolder.ts'
import { emptyDatabase } from './testing/emptyDatabase.ts'
import { swallowsAfter } from './testing/swallowsAfter.ts'

const PATIENCE = { timeout: 60_000 }
/** Processes are started, and many rows written. */
const LONG = { timeout: 180_000 }

/** A database with rows that fill more than one piece of what is written and read. */
async function large(): Promise<TestDatabase> {
  const db = await ownDatabase()
  await db.inTx(
    (tx) => tx`
      insert into bucket (key, tokens, at)
      select 'ballast ' || i, random(), '2026-11-21' from generate_series(1, 300000) as i`,
  )
  return db
}

/** The operator's command, as a process of its own. */
function operator({ ownerUrl, appUrl }: { ownerUrl: string; appUrl: string }, ...typed: string[]) {
  const env = { DATABASE_OWNER_URL: ownerUrl, DATABASE_URL: appUrl, OPERATOR: 'tester' }
  const child = spawn(process.execPath, ['server/operator/main.ts', ...typed], { env })
  let said = ''
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (text) => {
      said += text
    })
  }
  const ended = once(child, 'close')
  return {
    kill: async () => {
      child.kill('SIGKILL')
      await ended
      expect(child.signalCode).toBe('SIGKILL')
    },
    end: async () => {
      await ended
      return { code: child.exitCode, said }
    },
  }
}

test('a backup that was killed leaves nothing that could be taken for one', LONG, async () => {
  const db = await large()
  const folder = await backupFolder()
  const file = join(folder, 'farm.backup')
  await heldAt(db.ownerUrl, 'withdrawal', async () => {
    const killed = operator(db, 'backup', file)
    const written = () => statSync(`${file}.part`, { throwIfNoEntry: false })?.size ?? 0
    await expect.poll(written, PATIENCE).toBeGreaterThan(100_000)
    await killed.kill()
  })
  expect(readdirSync(folder)).toEqual(['farm.backup.part'])
  expect(await db.inTx(lastBackup)).toBeUndefined()

  const second = await operator(db, 'backup', file).end()
  expect(second).toMatchObject({
    code: 1,
    said: expect.stringContaining('farm.backup.part is there'),
  })
  await rm(`${file}.part`)
  expect(await operator(db, 'backup', file).end()).toMatchObject({ code: 0 })
  expect(readdirSync(folder)).toEqual(['farm.backup'])
  const third = await operator(db, 'backup', file).end()
  expect(third).toMatchObject({ code: 1, said: expect.stringContaining('is never written over') })
})

test(
  'no service starts on a restore that was killed, and it can be restored again',
  LONG,
  async () => {
    const { file } = await backedUp((await large()).ownerUrl)
    const target = await emptyDatabase()
    const { way, reached } = swallowsAfter('copy "bucket"', 100_000)
    const { url: ownerUrl } = await startWire(target.ownerUrl, { way })
    const killed = operator({ ...target, ownerUrl }, 'restore', file)
    await reached
    await killed.kill()
    await expect(migrate(target.ownerUrl)).rejects.toThrow(
      'a restore into this database did not end',
    )

    const again = await operator(target, 'restore', file).end()
    expect(again).toMatchObject({ code: 0, said: expect.stringContaining('The books are clean') })
    expect(await migrate(target.ownerUrl)).toEqual([])
    expect(await audit(target.db)).toEqual([])
    const [rows] = await target.db.inTx((tx) => tx`select count(*)::int as n from bucket`)
    expect(rows).toEqual({ n: 300_000 })
  },
)

/** Does something while nobody reads this table, which a backup comes to after the ballast: it waits there. */
const heldAt = (ownerUrl: string, table: string, work: () => Promise<void>) =>
  as(ownerUrl, async (client) => {
    await client.query('begin')
    await client.query(`lock table ${table} in access exclusive mode`)
    await work()
    await client.query('rollback')
  })
