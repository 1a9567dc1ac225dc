import { expect, test } from 'vitest'
import { mine } from '#devnet/control.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { openFarm } from '#server/testing/openFarm.ts'
import { openLagging } from '#server/testing/openLagging.ts'
import { look } from './look.ts'
import { openChain } from './openChain.ts'

test('a node that has not come as far as the others leaves no payment out of the books', async () => {
  const farm = await openFarm()
  const ann = await farm.join()
  const { head } = await farm.settle()
  await ann.pay(10n * COIN)
  await mine(farm.chain.url, 5)
  const rpcUrl = await openLagging(farm.chain.url, head)
  const chain = openChain({ ...farm.world.config, rpcUrl })
  await look({ ...farm.follower, chain }).catch(() => undefined)
  await farm.settle()
  expect((await ann.balances()).BTCW.available).toBe(10n * COIN)
  expect(await farm.surplus()).toBe(0n)
})
