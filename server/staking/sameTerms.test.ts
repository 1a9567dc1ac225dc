import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { defaults } from '#server/parameters/defaults.ts'
import { setParameter } from '#server/parameters/setParameter.ts'
import { type Books, COIN, openBooks } from '#server/testing/openBooks.ts'

let books: Books
beforeAll(async () => {
  books = await openBooks()
})
afterAll(() => books.close())

const HOUR = 3_600_000
const PATHS = ['product/pledge', 'product/bTCWPledgeBefter'] as const

/** Ten BTCW for 30 days, without and with what an app shows of it. */
const asked = { coin: 'BTCW', amount: '10', planId: 'd30' }
const agreed = { ...asked, termDays: 30, weight: '1', stakedT: '100' }
/** The same with one of its terms as it is once that was changed. */
const changed = { termDays: { days: 45 }, weight: { weight: '1.5' }, stakedT: { tPerCoin: '20' } }

/** What holds from an hour from now on. */
async function soon({ days = 30, weight = '1', tPerCoin = '10' } = {}) {
  const now = books.clock.now()
  const effectiveAt = new Date(now.getTime() + HOUR)
  const version = { effectiveAt, now, actor: 'ann', reason: 'as announced' }
  const [d30, ...plans] = defaults.plans
  const [btcw, btcwt] = defaults.coinSet
  await books.db.inTx(async (tx) => {
    const value = [{ ...d30, termDays: days, weight }, ...plans]
    await setParameter(tx, { name: 'plans', value, ...version })
    await setParameter(tx, { name: 'coinSet', value: [{ ...btcw, tPerCoin }, btcwt], ...version })
  })
}

/** Each test begins with the terms that all know. */
beforeEach(async () => {
  await soon()
  books.pass(2 * HOUR)
})

async function joined() {
  const ann = await books.join()
  await ann.has('BTCW', 100n * COIN)
  const orders = async () => (await ann.call('product/order', {})).result.list
  const balance = async () => (await ann.call('member/userInfo', {})).result.balances.BTCW.available
  return { ...ann, orders, balance }
}

const cases = PATHS.flatMap((path) =>
  (['termDays', 'weight', 'stakedT'] as const).map((field) => [path, field] as const),
)

test.each(cases)(
  '%s that did not arrive before another %s came is refused, opens nothing and takes nothing',
  async (path, field) => {
    const ann = await joined()
    await soon(changed[field])
    books.pass(25 * HOUR)
    expect(await ann.call(path, agreed)).toMatchObject({ code: 400, field })
    expect(await ann.orders()).toEqual([])
    expect(await ann.balance()).toBe('100')
  },
)

test.each(PATHS)(
  '%s is told all that it would be now, is made with that once it is agreed to, and the one refused never is',
  async (path) => {
    const ann = await joined()
    await soon({ weight: '1.5', tPerCoin: '20' })
    books.pass(25 * HOUR)
    const key = randomUUID()
    const refused = await ann.call(path, agreed, key)
    expect(refused.message).toBe(
      'This term has 30 days and the weight 1.5 now, and the amount counts as 200 T: not what you were shown, so nothing was pledged. Check it and pledge again.',
    )
    const again = { ...agreed, weight: '1.5', stakedT: '200' }
    expect(await ann.call(path, again)).toMatchObject({ code: 200 })
    expect(await ann.call(path, agreed, key)).toEqual(refused)
    expect(await ann.orders()).toMatchObject([{ stakedT: '200' }])
  },
)

test.each(PATHS)(
  '%s that was made gives its answer again to the letter, whatever was changed since',
  async (path) => {
    const ann = await joined()
    const key = randomUUID()
    const made = await ann.letters(path, agreed, key)
    expect(JSON.parse(made)).toMatchObject({ code: 200 })
    await soon({ days: 45, weight: '1.5', tPerCoin: '20' })
    books.pass(25 * HOUR)
    expect(await ann.letters(path, agreed, key)).toBe(made)
    expect(await ann.orders()).toMatchObject([{ termDays: 30, stakedT: '100' }])
  },
)

test.each(PATHS)('%s of an app that does not say them is made at those of now', async (path) => {
  const ann = await joined()
  await soon({ weight: '1.5', tPerCoin: '20' })
  books.pass(25 * HOUR)
  expect(await ann.call(path, { ...asked, termDays: 30 })).toMatchObject({ code: 200 })
  expect(await ann.call(path, asked)).toMatchObject({ code: 200 })
  expect(await ann.orders()).toMatchObject([{ stakedT: '200' }, { stakedT: '200' }])
})
