import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '#postgres/startPostgres.ts'
import { migrate } from '#server/db/migrate.ts'
import { as, inDatabase } from './as.ts'

/** One PostgreSQL for the whole test run, with a migrated template that each test file copies. */
export async function setup({ provide }: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'bitwave-test-'))
  // Open to the user that PostgreSQL runs as, so that it lives in here and goes with it.
  await chmod(dataDir, 0o711)
  const postgres = await startPostgres({ dataDir, log: () => {} })
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
