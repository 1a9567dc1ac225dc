import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lastBackup } from '#server/backup/lastBackup.ts'
import { emptyDatabase } from '#server/backup/testing/emptyDatabase.ts'
import { openBooks } from '#server/testing/openBooks.ts'
import { ownDatabase } from '#server/testing/testDatabase.ts'
import { run } from './run.ts'

/** Databases are made and copied. */
const LONG = { timeout: 90_000 }

/** A farm's books, a folder for backups, and the command as an operator types it. */
async function opened() {
  const books = await openBooks()
  onTestFinished(() => books.close())
  const ann = await books.join()
  await ann.has('BTCW', 5n)
  const folder = await mkdtemp(join(tmpdir(), 'bitwave-operator-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const operator = async (env: Record<string, string>, ...typed: string[]) => {
    const said: string[] = []
    const say = (line: string) => said.push(line)
    const all = { DATA_DIR: '/nowhere', OPERATOR: 'tester', ...env }
    const code = await run(typed, { env: all, say, complain: say, input: async () => '' })
    return { code, text: said.join('\n') }
  }
  const { appUrl, ownerUrl } = books.db
  const here = { DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl, BITWAVE_POOL: '0xa1' }
  return { ...books, ann, folder, operator, here, file: join(folder, 'farm.backup') }
}

test('without the owner nothing is copied and nothing restored', LONG, async () => {
  const { operator, here, folder, file } = await opened()
  const app = { DATABASE_URL: here.DATABASE_URL }
  for (const act of ['backup', 'restore']) {
    const { code, text } = await operator(app, act, file)
    expect({ code, text }).toEqual({ code: 1, text: expect.stringContaining('DATABASE_OWNER_URL') })
  }
  expect(await readdir(folder)).toEqual([])
})

test('what is not the farm’s database is not copied, and no last backup', LONG, async () => {
  const { operator, here, db, folder, file } = await opened()
  const old = { ...here, DATABASE_OWNER_URL: (await ownDatabase()).ownerUrl }
  const { code, text } = await operator(old, 'backup', file)
  expect({ code, text }).toEqual({
    code: 1,
    text: expect.stringContaining('lacks what the farm (DATABASE_URL) wrote last'),
  })
  expect(await readdir(folder)).toEqual([])
  expect(await db.inTx(lastBackup)).toBeUndefined()
})

test('a backup is in the log with its file, rows and hash, and is the last one', LONG, async () => {
  const { operator, here, db, file } = await opened()
  expect(await db.inTx(lastBackup)).toBeUndefined()
  const { code, text } = await operator(here, 'backup', file)
  expect(code, text).toBe(0)
  const [, sha256] = /SHA-256 ([0-9a-f]{64})/.exec(text) ?? []
  const [, rows] = /(\d+) rows/.exec(text) ?? []
  const last = await db.inTx(lastBackup)
  expect(last).toMatchObject({ actor: 'tester', file: 'farm.backup', rows: Number(rows), sha256 })
  expect((await operator(here, 'backup', `${file}2`)).text).toContain(`${last?.at}: farm.backup`)
})

test('a restore ends with clean books, in the log, and warns of another pool', LONG, async () => {
  const { operator, here, file } = await opened()
  await operator(here, 'backup', file)
  const target = await emptyDatabase()
  const there = { DATABASE_OWNER_URL: target.ownerUrl, BITWAVE_POOL: '0xb2' }
  const { code, text } = await operator(there, 'restore', file)
  expect(code, text).toBe(0)
  expect(text).toContain('pool 0xa1')
  expect(text).toContain('WARNING: BITWAVE_POOL is 0xb2 here')
  expect(text).toContain('The books are clean')
  const logged = await target.db.inTx((tx) => tx`select actor, act, subject from operator_act`)
  expect(logged).toEqual([{ actor: 'tester', act: 'restore', subject: 'farm.backup' }])
})

test('what operators did since a backup is done again before any service runs', LONG, async () => {
  const { operator, here, file, ann } = await opened()
  await operator(here, 'backup', file)
  const target = await emptyDatabase()
  const there = { DATABASE_URL: target.appUrl, DATABASE_OWNER_URL: target.ownerUrl }
  await operator(there, 'restore', file)
  for (const typed of [
    ['pause', 'withdrawals', '--en', 'Restored.', '--zh', '還原中。'],
    ['member', 'freeze', ann.id, 'as before'],
    ['member', 'role', ann.id, 'operator', 'off', 'as before'],
    ['member', 'password', ann.id, 'as before'],
    ['parameter', 'set', 'registrationOpen', 'false', '--reason', 'as before'],
  ]) {
    const { code, text } = await operator(there, ...typed)
    expect(code, `${typed.join(' ')}: ${text}`).toBe(0)
  }
  const [member] = await target.db.inTx(
    (tx) => tx`select frozen_at is not null as frozen from member where id = ${ann.id}`,
  )
  expect(member).toEqual({ frozen: true })
  expect((await operator(there, 'pause', 'list')).text).toContain('Restored.')
})
