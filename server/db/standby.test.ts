import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

test('a commit that was told not to wait for its standby is in doubt, though the server calls it kept', async () => {
  const { ownerUrl, asAdmin } = await ownServer()
  const db = open(ownerUrl)
  onTestFinished(() => db.close())
  await db.inTx((tx) => tx`create table note (words text)`)
  await asAdmin(`alter system set synchronous_standby_names = 'nobody'`)
  await asAdmin('select pg_reload_conf()')
  const cancel = () =>
    asAdmin(`select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`)

  const kept = expect(db.inTx((tx) => tx`insert into note values ('kept')`)).rejects.toThrow(
    InDoubt,
  )
  await expect.poll(async () => (await cancel()).rowCount).toBe(1)
  await kept
  expect(await db.inTx((tx) => tx`select words from note`)).toEqual([{ words: 'kept' }])
})
