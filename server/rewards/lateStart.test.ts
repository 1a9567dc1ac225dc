import { expect, onTestFinished, test } from 'vitest'
import { audit } from '#server/audit/audit.ts'
import type { Database } from '#server/db/open.ts'
import type { Tx } from '#server/db/Tx.ts'
import { staked, treasury } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { startOrder } from '#server/staking/startOrder.ts'
import { ONE, seedMembers, seedRevenue } from '#server/testing/seed.ts'
import { stoppedAt } from '#server/testing/stoppedAt.ts'
import { ownDatabase } from '#server/testing/testDatabase.ts'
import { openDay } from './openDay.ts'
import { runDueDays } from './runDueDays.ts'

const DAY = '2026-11-21'
const BEFORE = new Date('2026-11-20T23:59:59Z')
const AFTER = new Date('2026-11-21T00:00:20Z')
const shares = { staking: 8_000n, community: 1_200n, subsidy: 500n }

const begin = (db: Database) => db.inTx((tx) => openDay(tx, { day: DAY, now: AFTER, shares }))

async function opened() {
  const db = await ownDatabase()
  await db.inTx(async (tx) => {
    await seedMembers(tx, [{ id: 1, inviter: null }])
    for (const day of ['20', '21', '22', '23'])
      await seedRevenue(tx, 10n * ONE, `2026-11-${day}T13:00:00Z`)
  })
  return db
}

/** An order for three days that is paid for and starts now. */
async function start(tx: Tx, now: Date): Promise<string> {
  const [row] = await tx<{ id: string }>`
    insert into pledge_order (no, member_id, coin, amount, staked_t, method, plan_id, term_days, weight, status, created_at)
    values ('T' || nextval('order_number'), 1, 'BTCWT', ${ONE}, ${ONE}, 'wallet', 'd30', 3, ${ONE}, 'review', ${now})
    returning id`
  const id = row?.id ?? ''
  const moves = [{ from: treasury, to: staked('1'), coin: 'BTCWT' as const, amount: ONE }]
  await post(tx, { key: `start:${id}`, kind: 'test', now, moves })
  await startOrder(tx, id, now)
  return id
}

/** Works in a transaction that is kept once it is let go. */
async function held<T>(db: Database, work: (tx: Tx) => Promise<T>) {
  const worked = Promise.withResolvers<void>()
  const go = Promise.withResolvers<void>()
  const done = db.inTx(async (tx) => {
    const result = await work(tx)
    worked.resolve()
    await go.promise
    return result
  })
  onTestFinished(() => go.resolve())
  await Promise.race([worked.promise, done])
  return { done, go: go.resolve }
}

async function waiting(db: Database): Promise<'waits'> {
  for (;;) {
    const rows = await db.inTx(
      (tx) => tx`
        select 1 from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`,
    )
    if (rows.length > 0) return 'waits'
  }
}

/** The days that orders were paid on, once all of them have ended and the books agree. */
async function paidOn(db: Database) {
  const clock = stoppedAt('2026-11-25T12:00:00Z')
  await runDueDays({ db, clock }, async () => shares)
  expect(await audit(db)).toEqual([])
  const rows = await db.inTx(
    (tx) => tx<{ day: string }>`
      select e.meta->>'day' as day from entry e where e.type = 'staking_reward' order by e.id`,
  )
  return rows.map(({ day }) => day)
}

test('an order that is being written over midnight is waited for, and counts at its first midnight', async () => {
  const db = await opened()
  const order = await held(db, (tx) => start(tx, BEFORE))
  const begun = begin(db)
  expect(await Promise.race([begun.then(() => 'begun'), waiting(db)])).toBe('waits')
  order.go()
  await Promise.all([order.done, begun])
  expect(await paidOn(db)).toEqual(['2026-11-21', '2026-11-22', '2026-11-23'])
})

test('an order that comes after its day was begun has its whole term from the next midnight on', async () => {
  const db = await opened()
  await begin(db)
  await db.inTx((tx) => start(tx, BEFORE))
  expect(await paidOn(db)).toEqual(['2026-11-22', '2026-11-23', '2026-11-24'])
})

test('nobody who pledges after midnight waits for the day that is being begun', async () => {
  const db = await opened()
  const day = await held(db, (tx) => openDay(tx, { day: DAY, now: AFTER, shares }))
  await db.inTx((tx) => start(tx, AFTER))
  const late = db.inTx((tx) => start(tx, BEFORE))
  expect(await Promise.race([late.then(() => 'started'), waiting(db)])).toBe('waits')
  day.go()
  await Promise.all([day.done, late])
  expect(await paidOn(db)).toEqual([
    '2026-11-22',
    '2026-11-22',
    '2026-11-23',
    '2026-11-23',
    '2026-11-24',
    '2026-11-24',
  ])
})
