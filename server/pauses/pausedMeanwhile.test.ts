import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { countBookings } from '#server/testing/countBookings.ts'
import { type Books, COIN, openBooks } from '#server/testing/openBooks.ts'
import { availableIn, pairIn } from '#server/testing/pairIn.ts'
import { waitsForLock } from '#server/testing/waitsForLock.ts'
import { whileHeld } from '#server/testing/whileHeld.ts'
import { PAUSABLE, type Pausable } from '#shared/pausable.ts'
import { PAUSE_LOCK } from './pauses.ts'
import { setPause } from './setPause.ts'

let books: Books
beforeAll(async () => {
  books = await openBooks()
})
afterAll(() => books.close())
afterEach(async () => {
  for (const what of PAUSABLE) await pause(what, false)
})

const reason = { en: 'The books are being checked.', zh: '帳目核對中。' }
const pause = (what: Pausable, on: boolean) =>
  books.db.inTx((tx) => setPause(tx, { what, on, reason, by: 'a test', now: books.clock.now() }))

/** Whether somebody who pauses waits for what is being begun. */
const pauseWaits = async () => {
  const rows = await books.db.inTx(
    (tx) => tx`
      select 1 from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
      where l.locktype = 'advisory' and l.objid = ${PAUSE_LOCK} and not l.granted`,
  )
  return rows.length > 0
}

test('a transfer that waits behind others is not booked once transfers are paused, and its key says so for ever', async () => {
  const [first, second] = [await pairIn(books, 50n * COIN), await pairIn(books, 50n * COIN)]
  const counted = countBookings(books.world)
  const key = randomUUID()
  const send = (to = books.world) => second.ann.at(to)('asset/transfer', second.asked, key)
  const { held, late, pausing } = await whileHeld(books, first.ann.id, async () => {
    const held = first.ann.at(counted.world)('asset/transfer', first.asked)
    await expect.poll(() => waitsForLock(books.db)).toBe(true)
    const late = send(counted.world)
    await expect.poll(() => counted.asked).toBe(2)
    let paused = false
    const pausing = pause('transfers', true).then(() => {
      paused = true
    })
    await expect.poll(async () => paused || (await pauseWaits())).toBe(true)
    return { held, late, pausing }
  })
  expect((await held).code).toBe(200)
  await pausing
  const no = await late
  expect(no).toMatchObject({ code: 400, message: expect.stringContaining(reason.en) })
  expect((await availableIn(books, second.bob)).BTCW).toBe(0n)
  await pause('transfers', false)
  expect(await send()).toEqual(no)
  expect((await availableIn(books, second.bob)).BTCW).toBe(0n)
  expect((await second.ann.call('asset/transfer', second.asked)).code).toBe(200)
})

test.each([
  ['staking', 'product/pledge', { coin: 'BTCW', amount: '10', planId: 'd30' }],
  [
    'withdrawals',
    'asset/cash',
    { coin: 'BTCW', amount: '10', address: '0x000000000000000000000000000000000000dEaD' },
  ],
] as const)(
  'whoever is told that %s is paused knows that nothing of it is being booked any more',
  async (what, path, body) => {
    const { ann } = await pairIn(books, 50n * COIN)
    let isPaused = false
    const [booked, left] = await whileHeld(books, ann.id, async () => {
      const booked = ann.call(path, body)
      await expect.poll(() => waitsForLock(books.db)).toBe(true)
      const left = pause(what, true).then(() => {
        isPaused = true
        return availableIn(books, ann)
      })
      await expect.poll(async () => isPaused || (await pauseWaits())).toBe(true)
      return [booked, left]
    })
    // Whichever is heard first: by then it is in the books.
    expect((await left).BTCW).toBeLessThan(50n * COIN)
    expect((await booked).code).toBe(200)
    expect((await ann.call(path, body)).code).toBe(400)
  },
)
