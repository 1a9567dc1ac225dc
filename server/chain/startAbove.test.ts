import { expect, test } from 'vitest'
import { headOf, mine } from '#devnet/control.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { openFarm } from '#server/testing/openFarm.ts'
import { chainFacts } from './chainFacts.ts'
import { look } from './look.ts'

test('a first block that the chain does not have yet is told, and nothing is lost where it is named rightly then', async () => {
  const farm = await openFarm()
  const ann = await farm.join()
  const { number } = await headOf(farm.chain.url)
  const from = (startBlock: number) => {
    const { follower } = farm
    return look({ ...follower, config: { ...follower.config, startBlock } })
  }
  expect(await from(number + 10_000)).toMatchObject({ outcome: 'halted' })
  expect((await farm.db.inTx(chainFacts)).halted).toEqual({
    what: 'startAbove',
    shown: number,
    known: number + 10_000,
  })
  await ann.pay(2n * COIN)
  await mine(farm.chain.url, 3)
  expect(await from(number)).toMatchObject({ outcome: 'synced' })
  expect((await ann.balances()).BTCW.available).toBe(2n * COIN)
  expect((await farm.db.inTx(chainFacts)).halted).toBeNull()
})
