import { expect, test } from 'vitest'
import { mine, setAutomine } from '#devnet/control.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { openFarm } from '#server/testing/openFarm.ts'

const SUBMIT = 'product/bTCWPledge'

/** Two orders of the same amount, and a payment for the first, which nobody has seen yet. */
async function openTwo() {
  const farm = await openFarm()
  const ann = await farm.join()
  await farm.look()
  const [first, second] = [await ann.open('10'), await ann.open('10')]
  await setAutomine(farm.chain.url, false)
  const hash = await ann.wallet.sendTransaction({
    to: farm.chain.pool.address,
    value: 10n * COIN,
  })
  const name = (orderId: string, of = hash) => ann.call(SUBMIT, { orderId, hash: of })
  return { farm, ann, first, second, hash, name }
}

test('a payment that is on its way for one order is not named for another one of as much', async () => {
  const { farm, ann, first, second, hash, name } = await openTwo()
  expect(await name(first)).toMatchObject({ code: 200 })
  expect(await name(second)).toMatchObject({
    code: 400,
    field: 'hash',
    message: 'This transaction was already used.',
  })
  expect(await name(first)).toMatchObject({ code: 200 })
  expect(await ann.order(second)).toMatchObject({ status: 'review', hash: null })
  await farm.settle()
  expect(await ann.order(first)).toMatchObject({ status: 'success', hash })
  // It waits for a payment of its own, as if nothing had been named.
  expect(await ann.order(second)).toMatchObject({ status: 'review', hash: null })
  await setAutomine(farm.chain.url, true)
  const own = await ann.pay(10n * COIN)
  expect(await name(second, own)).toMatchObject({ code: 200 })
  await farm.settle()
  expect(await ann.order(second)).toMatchObject({ status: 'success', hash: own })
})

test('named for an order of another amount it keeps no right one from being named', async () => {
  const { farm, ann, first, hash, name } = await openTwo()
  const other = await ann.open('20')
  expect(await name(other)).toMatchObject({ code: 200 })
  expect(await name(first)).toMatchObject({ code: 200 })
  await mine(farm.chain.url)
  await farm.settle()
  expect(await ann.order(first)).toMatchObject({ status: 'success', hash })
  expect(await ann.order(other)).toMatchObject({ status: 'fail' })
})
