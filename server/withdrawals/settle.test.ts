import { expect, onTestFinished, test } from 'vitest'
import { fees, gas } from '#server/ledger/accounts.ts'
import { balanceOf, balancesOf } from '#server/ledger/balances.ts'
import { COIN, openBooks } from '#server/testing/openBooks.ts'
import { settle } from './settle.ts'

const address = '0x8ba1f109551bd432803012645ac136ddd64dba72'

test('a payment takes amount and fee once, and of its gas no more than the fees bear', async () => {
  const books = await openBooks()
  onTestFinished(books.close)
  const ann = await books.join()
  await ann.has('BTCW', 10n * COIN)
  const { result } = await ann.call('asset/cash', { coin: 'BTCW', amount: '5', address })
  const paid = { withdrawal: result.id, hash: '0x1', gas: 2n * COIN, now: books.clock.now() }
  const settled = () => books.db.inTx((tx) => settle(tx, paid))

  expect(await settled()).toBeUndefined()
  await books.db.inTx((tx) => tx`update withdrawal set state = 'mined' where id = ${result.id}`)
  expect(await settled()).toBe(COIN / 2n)
  expect(await settled()).toBeUndefined()
  const house = await books.db.inTx(async (tx) => [
    await balanceOf(tx, fees, 'BTCW'),
    await balanceOf(tx, gas, 'BTCW'),
  ])
  expect(house).toEqual([0n, COIN / 2n])
  const member = await books.db.inTx((tx) => balancesOf(tx, ann.id))
  expect(member.BTCW).toEqual({ available: (9n * COIN) / 2n, staked: 0n, withdrawing: 0n })
})
