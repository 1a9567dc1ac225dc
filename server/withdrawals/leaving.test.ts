import { getAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balancesOf } from '#server/ledger/balances.ts'
import { type Books, COIN, openBooks } from '#server/testing/openBooks.ts'
import { calls } from '#shared/api/index.ts'
import { leaving } from '#shared/leaving.ts'
import { formatAmount } from '#shared/money.ts'

let books: Books
beforeAll(async () => {
  books = await openBooks()
})
afterAll(() => books.close())

const RECEIVER = getAddress('0x8ba1f109551bd432803012645ac136ddd64dba72')

describe('what leaving today would bring', () => {
  test.each([
    ['nothing at all', 0n, 0n],
    ['less than the fee', COIN / 4n, 100n * COIN],
    ['both coins', 100n * COIN, 250n * COIN + 1n],
    ['enough BTCW for one fee only', COIN / 2n, 40n * COIN],
    ['BTCW alone', 7n * COIN + 3n, 0n],
    ['less BTCWT than may be withdrawn', 3n * COIN, COIN],
  ])('is what the service pays out, to the last unit: %s', async (_, BTCW, BTCWT) => {
    const ann = await books.join()
    if (BTCW) await ann.has('BTCW', BTCW)
    if (BTCWT) await ann.has('BTCWT', BTCWT)
    const said = await ann.call('home/parameters', {})
    const { coinSet } = calls['home/parameters'].result.parse(said.result)
    const now = leaving(coinSet, { BTCW, BTCWT })
    for (const coin of ['BTCWT', 'BTCW'] as const) {
      const { out, fee } = now[coin]
      if (out === 0n) continue
      const asked = { coin, amount: formatAmount(out), fee: formatAmount(fee), address: RECEIVER }
      expect(await ann.call('asset/cash', asked)).toMatchObject({ code: 200 })
    }
    const has = await books.db.inTx((tx) => balancesOf(tx, ann.id))
    expect([has.BTCW.available, has.BTCWT.available]).toEqual([now.BTCW.stays, now.BTCWT.stays])
    expect(now.BTCW.out + now.BTCW.fee + now.BTCWT.fee + now.BTCW.stays).toBe(BTCW)
    expect(now.BTCWT.out + now.BTCWT.stays).toBe(BTCWT)
  })
})
