import { randomBytes } from 'node:crypto'
import { inject, onTestFinished } from 'vitest'
import { open } from '#server/db/open.ts'
import { as, inDatabase } from '#server/testing/as.ts'

/** A database with nothing in it, dropped when the test that asked for it is finished. */
export async function emptyDatabase() {
  const name = `test_${randomBytes(6).toString('hex')}`
  const server = inject('ownerUrl')
  await as(server, (client) => client.query(`create database ${name}`))
  const ownerUrl = inDatabase(server, name)
  const appUrl = inDatabase(inject('appUrl'), name)
  const db = open(appUrl, { connections: 2 })
  onTestFinished(async () => {
    await db.close()
    // Not by force: that would end the server's own work in it, which our role may not. It waits for who is just leaving.
    await as(server, (client) => client.query(`drop database ${name}`))
  })
  return { ownerUrl, appUrl, db }
}
