import { expect, test } from 'vitest'
import { audit } from '#server/audit/audit.ts'
import { enrol } from '#server/testing/enrol.ts'
import { ownService } from '#server/testing/openService.ts'
import { type Asked, load } from '#tools/crash/load.ts'
import { checkBackup } from './checkBackup.ts'
import { restoreBackup } from './restoreBackup.ts'
import { backedUp } from './testing/backedUp.ts'
import { emptyDatabase } from './testing/emptyDatabase.ts'

const WORKERS = 4
/** So many rows that many calls are answered while they are written. */
const BALLAST = 300_000

/** A service with members who pledge and transfer without a pause. */
async function loaded() {
  const service = await ownService()
  const asked: Asked[] = []
  const workers: Promise<void>[] = []
  let over = false
  for (let i = 0; i < WORKERS; i += 1) {
    const members = [await enrol(service, { coins: 1_000_000n }), await enrol(service, {})]
    workers.push(load(service.url, { members, stopped: () => over, asked }))
  }
  await service.db.inTx(
    (tx) => tx`
      insert into bucket (key, tokens, at) select 'ballast ' || i, i, '2026-11-21' from generate_series(1, ${BALLAST}) as i`,
  )
  return {
    service,
    acknowledged: () => asked.filter(({ id }) => id).map(({ key }) => key),
    stop: async () => {
      over = true
      await Promise.all(workers)
    },
  }
}

test('a backup taken under load restores into an empty database with clean books', {
  timeout: 180_000,
}, async () => {
  const { service, acknowledged, stop } = await loaded()
  await expect.poll(() => acknowledged().length, { timeout: 20_000 }).toBeGreaterThan(50)
  const before = acknowledged()
  const { file } = await backedUp(service.db.ownerUrl)
  const during = acknowledged()
  await stop()
  expect(during.length).toBeGreaterThan(before.length)

  const { ownerUrl, db } = await emptyDatabase()
  await restoreBackup({ ownerUrl, file, endSessions: false })
  expect(await audit(db)).toEqual([])
  const kept = await db.inTx(
    (tx) => tx<{ key: string }>`select key from journal where answer is not null and owner_id > 0`,
  )
  const keys = new Set(kept.map(({ key }) => key))
  expect(before.filter((key) => !keys.has(key))).toEqual([])
  // It is of the moment when it was begun, not of the one when it was done.
  expect(during.filter((key) => !keys.has(key))).not.toEqual([])
  expect(await countsIn(db)).toEqual((await checkBackup(file)).end.rows)
})

async function countsIn({ inTx }: Awaited<ReturnType<typeof emptyDatabase>>['db']) {
  const tables = await inTx(
    (tx) => tx<{ name: string; rows: number }>`
      select relname as name, (xpath('/row/n/text()', query_to_xml('select count(*) as n from ' || quote_ident(relname),
        false, true, '')))[1]::text::int as rows
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  return Object.fromEntries(tables.map(({ name, rows }) => [name, rows]))
}
