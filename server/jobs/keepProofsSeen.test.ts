import { expect, onTestFinished, test } from 'vitest'
import { openPool } from '#contracts/testing/openPool.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { openFarm } from '#server/testing/openFarm.ts'
import { keepProofs } from './keepProofs.ts'

const HOUR = 3_600_000

/** A farm after a midnight, whose tree is not begun, and another chain where a pool of the same address holds nothing. */
async function open() {
  const farm = await openFarm()
  const ann = await farm.join()
  await ann.pay(3n * COIN)
  await farm.settle()
  const other = await openPool()
  onTestFinished(() => other.stop())
  // Blocks of which the node knows what was held in each.
  for (let i = 0; i < 5; i += 1) await other.newcomer()
  farm.clock.follow(new Date('2099-11-21T00:05:00Z'))
  const elsewhere = { ...farm.world, config: { ...farm.world.config, rpcUrl: other.url } }
  const run = async (world = farm.world) => {
    while ((await keepProofs(world)) > 0);
  }
  const published = async () => (await ann.call('home/proofs', {})).result.list
  return { ...farm, elsewhere, run, published }
}

test('a tree waits for the chain that its books stand on, whatever another one holds at that block', async () => {
  const farm = await open()
  await farm.run(farm.elsewhere)
  expect(await farm.published()).toEqual([])
  await farm.run()
  expect(await farm.published()).toMatchObject([{ totals: { BTCW: '3' }, held: { BTCW: '3' } }])
})

test('after an hour beside another chain a root comes out and says nothing of what the pool held', async () => {
  const farm = await open()
  await farm.run(farm.elsewhere)
  farm.pass(HOUR)
  await farm.run(farm.elsewhere)
  expect(await farm.published()).toMatchObject([{ totals: { BTCW: '3' }, held: null }])
})

test('while the chain that is shown is not followed no tree is begun for an hour, then one that stands at no block', async () => {
  const farm = await open()
  await farm.db.inTx((tx) => tx`update chain_state set halted = 'otherStart'`)
  await farm.run()
  expect(await farm.published()).toEqual([])
  farm.pass(HOUR)
  await farm.run()
  expect(await farm.published()).toMatchObject([{ totals: { BTCW: '3' }, held: null, block: 0 }])
})
