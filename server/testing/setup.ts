import { existsSync } from 'node:fs'
import { rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import type { TestProject } from 'vitest/node'
import { folderOfRun, removeLeftovers } from '#postgres/testing/folderOfRun.ts'
import { startForgetful } from '#postgres/testing/startForgetful.ts'
import { migrate } from '#server/db/migrate.ts'
import { as, inDatabase } from './as.ts'

/** One PostgreSQL for the whole test run, with a migrated template that each test file copies. */
export async function setup({ provide }: TestProject) {
  const dataDir = await folderOfRun(await room())
  const postgres = await startForgetful(dataDir)
  const end = async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await as(postgres.ownerUrl, (client) => client.query('create database bitwave_template'))
    await migrate(inDatabase(postgres.ownerUrl, 'bitwave_template'))
  } catch (error) {
    await end()
    throw error
  }
  provide('ownerUrl', postgres.ownerUrl)
  provide('appUrl', postgres.appUrl)
  return end
}

/** Where files are memory, and how many bytes of it must be free: several times what the tests' databases take. */
const MEMORY = '/dev/shm'
const ENOUGH = 4 * 2 ** 30
/** What `statfs` calls files that are memory. */
const TMPFS = 0x01021994

/** Where the databases lie: in memory where there is enough of it, as making and dropping hundreds is work for a disk. */
async function room(): Promise<string> {
  for (const place of [MEMORY, tmpdir()].filter((it) => existsSync(it)))
    await removeLeftovers(place)
  const memory = await statfs(MEMORY).catch(() => undefined)
  const fits = memory?.type === TMPFS && memory.bavail * memory.bsize >= ENOUGH
  return fits ? MEMORY : tmpdir()
}
