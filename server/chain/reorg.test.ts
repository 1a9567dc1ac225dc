import { expect, test } from 'vitest'
import { reorg } from '#devnet/control.ts'
import { unclaimed } from '#server/ledger/accounts.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { openFarm } from '#server/testing/openFarm.ts'
import { paid, rawOf } from '#server/testing/paid.ts'

test('a payment taken back before it was credited moves no money, and its order waits again', async () => {
  const { farm, ann, id } = await paid()
  expect(await ann.order(id)).toMatchObject({ status: 'review', confirmations: 1 })
  await farm.settle(1)
  await reorg(farm.chain.url, 2)
  await farm.look()
  expect(await ann.order(id)).toMatchObject({ status: 'review', confirmations: null })
  await farm.settle()
  expect(await ann.order(id)).toMatchObject({ status: 'review' })
  expect((await ann.balances()).BTCW).toEqual({ available: 0n, staked: 0n, withdrawing: 0n })
  expect(await farm.surplus()).toBe(0n)

  // Paid anew, the order is still good.
  const again = await ann.pay(10n * COIN)
  await farm.settle()
  expect(await ann.order(id)).toMatchObject({ status: 'success', hash: again })
})

test('a payment that moves to another block is confirmed there, and credited once', async () => {
  const { farm, ann, id, hash } = await paid()
  const raw = await rawOf(farm, hash)
  await farm.settle(1)
  await reorg(farm.chain.url, 2, [[raw, 1]])
  await farm.look()
  expect(await ann.order(id)).toMatchObject({ status: 'review', confirmations: 1, hash })
  await farm.settle(1)
  expect(await ann.order(id)).toMatchObject({ status: 'review', confirmations: 2 })
  await farm.settle(1)
  expect(await ann.order(id)).toMatchObject({ status: 'success' })
  expect((await ann.balances()).BTCW.staked).toBe(10n * COIN)
  expect(await farm.surplus()).toBe(0n)
})

test('a payment that an unproved account knew of does not pay its order by coming again', async () => {
  const farm = await openFarm()
  const ann = await farm.join({ proved: false })
  await farm.settle()
  const raw = await rawOf(farm, await ann.pay(10n * COIN))
  await farm.look()
  await reorg(farm.chain.url, 1)
  await farm.look()
  const id = await ann.open('10')
  await reorg(farm.chain.url, 2, [[raw, 0]])
  await farm.settle()
  expect(await ann.order(id)).toMatchObject({ status: 'review', hash: null })
  expect(await farm.house(unclaimed)).toBe(10n * COIN)
})
