import { randomBytes } from 'node:crypto'
import { inject, onTestFinished } from 'vitest'
import { type Database, open } from '#server/db/open.ts'
import { as, inDatabase } from './as.ts'

declare module 'vitest' {
  interface ProvidedContext {
    ownerUrl: string
    appUrl: string
  }
}

export type TestDatabase = Database & { ownerUrl: string; appUrl: string }

/** A database of its own for one test file, with the schema in it, as the service's role sees it. Dropped by `close`. */
export async function testDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const ownerUrl = inject('ownerUrl')
  // Its files are copied as they are: to write each page to the log takes ten times as long.
  const how = 'template bitwave_template strategy file_copy'
  await as(ownerUrl, (client) => client.query(`create database ${name} ${how}`))
  const appUrl = inDatabase(inject('appUrl'), name)
  const db = open(appUrl)
  const close = async () => {
    await db.close()
    await as(ownerUrl, (client) => client.query(`drop database if exists ${name}`))
  }
  return { inTx: db.inTx, close, ownerUrl: inDatabase(ownerUrl, name), appUrl }
}

/** The same, dropped when the test that asked for it is finished. */
export async function ownDatabase(): Promise<TestDatabase> {
  const db = await testDatabase()
  onTestFinished(() => db.close())
  return db
}
