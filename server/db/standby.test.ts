import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { knownPlace } from '#postgres/place.ts'
import { startPostgres } from '#postgres/startPostgres.ts'
import { url } from '#postgres/url.ts'
import { as } from '#server/testing/as.ts'
import { InDoubt } from './InDoubt.ts'
import { open } from './open.ts'

/** A server of its own: what waits for a standby waits in all of its databases. */
async function ownServer() {
  const dataDir = mkdtempSync(join(tmpdir(), 'bitwave-standby-'))
  const { ownerUrl, stop } = await startPostgres({ dataDir, log: () => {} })
  const place = knownPlace(dataDir)
  onTestFinished(async () => {
    await stop()
    if (place) rmSync(place.home, { recursive: true, force: true })
    rmSync(dataDir, { recursive: true, force: true })
  })
  const admin = place ? url(place, 'postgres', 'postgres') : ''
  return { ownerUrl, asAdmin: (sql: string) => as(admin, (client) => client.query(sql)) }
}

/** A setting takes a while to be heard of: until then a commit waits for nobody. Answers what the first that waited was told. */
async function firstThatWaits(commit: () => Promise<unknown>, cancel: () => Promise<unknown>) {
  for (;;) {
    const told = commit().then(
      () => undefined,
      (error: unknown) => error,
    )
    const hasEnded = told.then(() => true)
    while (!(await Promise.race([hasEnded, wait(20, false)]))) await cancel()
    const error = await told
    if (error) return error
  }
}

test('a commit that was told not to wait for its standby is in doubt, though the server calls it kept', async () => {
  const { ownerUrl, asAdmin } = await ownServer()
  const db = open(ownerUrl)
  onTestFinished(() => db.close())
  await db.inTx((tx) => tx`create table note (words text)`)
  await asAdmin(`alter system set synchronous_standby_names = 'nobody'`)
  await asAdmin('select pg_reload_conf()')
  const cancel = () =>
    asAdmin(`select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`)

  let words = 0
  const commit = () => {
    words += 1
    return db.inTx((tx) => tx`insert into note values (${words})`)
  }
  expect(await firstThatWaits(commit, cancel)).toBeInstanceOf(InDoubt)
  const found = await db.inTx((tx) => tx`select words from note where words = ${words}::text`)
  expect(found).toHaveLength(1)
})
