import { expect, test } from 'vitest'
import { COIN } from '#server/testing/openBooks.ts'
import { openFarm } from '#server/testing/openFarm.ts'

test('a pledge from the wallet is in review until enough blocks lie on it, then a success', async () => {
  const farm = await openFarm()
  const ann = await farm.join()
  await farm.look()
  const id = await ann.open('10')
  const hash = await ann.pay(10n * COIN)
  const said = await ann.call('product/bTCWPledge', { orderId: id, hash })
  expect(said).toMatchObject({ code: 200, result: { status: 'review', hash } })

  await farm.look()
  expect(await ann.order(id)).toMatchObject({ status: 'review', confirmations: 1 })
  await farm.settle(1)
  expect(await ann.order(id)).toMatchObject({ status: 'review', confirmations: 2 })
  expect((await ann.balances()).BTCW.staked).toBe(0n)
  await farm.settle(1)
  expect(await ann.order(id)).toMatchObject({ status: 'success', confirmations: 3, stakedT: '100' })
  expect((await ann.balances()).BTCW.staked).toBe(10n * COIN)
})
