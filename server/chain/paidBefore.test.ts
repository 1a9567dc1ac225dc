import { expect, test } from 'vitest'
import { increaseTime } from '#devnet/control.ts'
import { unclaimed } from '#server/ledger/accounts.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { openFarm } from '#server/testing/openFarm.ts'

test('after a time in which nobody followed the chain, a payment from before an order is not its own where no wallet has signed', async () => {
  const farm = await openFarm()
  // Typed the address of somebody who pays the pool, and opens the order once the payment is in a block.
  const eve = await farm.join({ proved: false })
  await farm.look()
  await eve.pay(10n * COIN)
  await increaseTime(farm.chain.url, 3 * 60)
  farm.pass(3 * 60_000)
  const id = await eve.open('10')
  await farm.settle()
  expect(await eve.order(id)).toMatchObject({ status: 'review', hash: null })
  expect(await farm.house(unclaimed)).toBe(10n * COIN)

  // What is paid after it is.
  await eve.pay(10n * COIN)
  await farm.settle()
  expect(await eve.order(id)).toMatchObject({ status: 'success' })
})
