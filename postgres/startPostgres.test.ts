import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { knownPlace } from './place.ts'
import { startPostgres } from './startPostgres.ts'

let dataDir: string
beforeEach(() => {
  // Closed to others, as a home folder may be.
  dataDir = mkdtempSync(join(tmpdir(), 'bitwave-pg-'))
  chmodSync(dataDir, 0o700)
})
afterEach(() => {
  const home = knownPlace(dataDir)?.home
  if (home) rmSync(home, { recursive: true, force: true })
  rmSync(dataDir, { recursive: true, force: true })
})

const start = () => startPostgres({ dataDir, log: () => {} })

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

test('what was written is there after the server was killed, and a second start takes it over', async () => {
  const first = await start()
  await query(first.ownerUrl, 'create table kept as select 1 as it')
  process.kill(first.pid, 'SIGKILL')

  const second = await start()
  expect(await query(second.ownerUrl, 'select it from kept')).toEqual([{ it: 1 }])
  expect(second.pid).not.toBe(first.pid)

  const third = await start()
  expect(third.pid).toBe(second.pid)
  await third.stop()
})

test('the service signs in as a role that may create nothing', async () => {
  const { appUrl, stop } = await start()
  await expect(query(appUrl, 'create table mine (it int)')).rejects.toThrow(/permission denied/)
  expect(await query(appUrl, 'show statement_timeout')).toEqual([{ statement_timeout: '10s' }])
  await stop()
})

test('a server that does not flush to disk is refused', async () => {
  const { pid, stop } = await start()
  const place = knownPlace(dataDir)
  if (!place) throw new Error('no place')
  const superuser = `postgresql://postgres:${place.passwords.postgres}@/postgres?host=${place.socket}`
  await query(superuser, 'alter role postgres set synchronous_commit = off')
  await expect(start()).rejects.toThrow('synchronous_commit off')
  expect(pid).toBeGreaterThan(0)
  await stop()
})
