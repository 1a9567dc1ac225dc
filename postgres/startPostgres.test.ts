import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { knownPlace, type Place, placeFor } from './place.ts'
import { postmaster } from './postmaster.ts'
import { programs } from './programs.ts'
import { quiet } from './quiet.ts'
import type { Postgres } from './startCluster.ts'
import { startPostgres } from './startPostgres.ts'
import { url } from './url.ts'

const start = (dataDir: string) => startPostgres({ dataDir, log: () => {} })

const place = (dataDir: string): Place => {
  const known = knownPlace(dataDir)
  if (!known) throw new Error(`no PostgreSQL was started in ${dataDir}`)
  return known
}

async function query(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** A farm's data folder, closed to others as a home folder may be, with a server that was started and stopped in it. */
function ownFolder() {
  const own = { dataDir: '' }
  beforeAll(async () => {
    own.dataDir = mkdtempSync(join(tmpdir(), 'bitwave-pg-'))
    chmodSync(own.dataDir, 0o700)
    const first = await start(own.dataDir)
    await query(first.ownerUrl, 'create table kept as select 1 as it')
    await first.stop()
  })
  afterAll(() => {
    const home = knownPlace(own.dataDir)?.home
    if (home) rmSync(home, { recursive: true, force: true })
    rmSync(own.dataDir, { recursive: true, force: true })
  })
  return own
}

const kept = ({ ownerUrl }: Postgres) => query(ownerUrl, 'select it from kept')

describe('what would lose money is refused', () => {
  const own = ownFolder()

  test('a server that does not flush to disk, and it is left as it was found', async () => {
    const { user, ...found } = placeFor(own.dataDir)
    const { bin } = programs(found.home)
    const flags = ['-D', found.data, '-k', found.socket, '-c', 'listen_addresses=', '-F']
    const careless = spawn(join(bin, 'postgres'), flags, {
      ...user,
      ...quiet(found),
      stdio: 'ignore',
    })
    const gone = new Promise((resolve) => careless.once('exit', resolve))
    await expect.poll(() => postmaster(found)).toBe(careless.pid)

    await expect(start(own.dataDir)).rejects.toThrow('fsync off')
    expect(careless.exitCode).toBe(null)
    careless.kill('SIGINT')
    await gone
  })

  test('a role of the service that does not wait for the disk', async () => {
    const { stop } = await start(own.dataDir)
    const admin = url(place(own.dataDir), 'postgres', 'postgres')
    await query(admin, 'alter role bitwave_app set synchronous_commit = off')
    await stop()

    await expect(start(own.dataDir)).rejects.toThrow('synchronous_commit off')
    expect(postmaster(place(own.dataDir))).toBe(undefined)
  })

  test('the folder of another major version, by its number', async () => {
    const version = join(place(own.dataDir).data, 'PG_VERSION')
    const ours = readFileSync(version, 'utf8')
    writeFileSync(version, '14\n')
    await expect(start(own.dataDir)).rejects.toThrow('was made by PostgreSQL 14')
    writeFileSync(version, ours)
  })
})

describe('a farm finds its database again', () => {
  const own = ownFolder()

  test('after the server was killed, and a second start takes it over', async () => {
    const first = await start(own.dataDir)
    await query(first.ownerUrl, 'insert into kept values (2)')
    process.kill(first.pid, 'SIGKILL')

    const second = await start(own.dataDir)
    expect(await kept(second)).toEqual([{ it: 1 }, { it: 2 }])
    expect(second.pid).not.toBe(first.pid)
    expect([first.alive(), second.alive()]).toEqual([false, true])

    const third = await start(own.dataDir)
    expect(third.pid).toBe(second.pid)
    await third.stop()
    expect(third.alive()).toBe(false)
  })

  test('when another program has the number of the server that was killed', async () => {
    const lock = join(place(own.dataDir).data, 'postmaster.pid')
    writeFileSync(lock, `${process.pid}\n${place(own.dataDir).data}\n1\n5432\n\n\n\nready\n`)
    const again = await start(own.dataDir)
    expect(again.pid).not.toBe(process.pid)
    await again.stop()
  })

  test('when its data folder was moved', async () => {
    const old = own.dataDir
    own.dataDir = `${old}-moved`
    renameSync(old, own.dataDir)
    const moved = await start(own.dataDir)
    expect(await kept(moved)).toHaveLength(2)
    await moved.stop()
  })
})

describe('the service', () => {
  const own = ownFolder()

  test('signs in as a role that may create nothing and never waits long; the owner may', async () => {
    const { appUrl, ownerUrl, stop } = await start(own.dataDir)
    await expect(query(appUrl, 'create table mine (it int)')).rejects.toThrow(/permission denied/)
    expect(await query(appUrl, 'show statement_timeout')).toEqual([{ statement_timeout: '10s' }])
    expect(await query(ownerUrl, 'show statement_timeout')).toEqual([{ statement_timeout: '0' }])
    await stop()
  })
})
