import { expect, test } from 'vitest'
import { open } from '#server/db/open.ts'
import { as } from '#server/testing/as.ts'
import { ONE, seedOrders, seedRevenue } from '#server/testing/seed.ts'
import { days, openDays, run } from './testing/openDays.ts'

/** Each order that is paid takes ten milliseconds, as on a disk that is busy. */
const SLOW = `
  create function slow() returns trigger language plpgsql as $$ begin perform pg_sleep(0.01); return old; end $$;
  create trigger slow before delete on distribution_order for each row execute function slow()`

test('a day whose orders are too many to be paid in the time of one statement is paid in smaller pieces', async () => {
  const { inTx, ownerUrl, appUrl } = await openDays()
  await as(ownerUrl, (client) => client.query(SLOW))
  await inTx(async (tx) => {
    await seedRevenue(tx, 100n * ONE, '2026-11-21T12:00:00Z')
    const order = { member: 4, amount: ONE, startDay: '2026-11-21' }
    await seedOrders(
      tx,
      Array.from({ length: 60 }, () => order),
    )
  })
  const hurried = open(`${appUrl}&options=${encodeURIComponent('-c statement_timeout=400')}`)
  try {
    expect(await run(hurried, '2026-11-22T12:00:00Z')).toEqual(['2026-11-22'])
  } finally {
    await hurried.close()
  }
  const [day] = await inTx(days)
  expect(day?.paid).toBeGreaterThan(80n * ONE)
  expect(day?.carried).toBe(100n * ONE - (day?.paid ?? 0n))
})
