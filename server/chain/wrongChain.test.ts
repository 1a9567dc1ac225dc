import { expect, onTestFinished, test } from 'vitest'
import { openPool } from '#contracts/testing/openPool.ts'
import { startAnvil } from '#devnet/anvil.ts'
import { headOf, increaseTime, mine } from '#devnet/control.ts'
import { rpc } from '#devnet/rpc.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { type Farm, openFarm } from '#server/testing/openFarm.ts'
import { chainFacts } from './chainFacts.ts'
import { look } from './look.ts'
import { openChain } from './openChain.ts'

const halted = async (farm: Farm) => (await farm.db.inTx(chainFacts)).halted

/** The same books, another node. */
const through = (farm: Farm, rpcUrl: string) =>
  look({ ...farm.follower, chain: openChain({ ...farm.world.config, rpcUrl }) })

test('a chain with another id is not followed', async () => {
  const farm = await openFarm()
  await rpc(farm.chain.url, 'anvil_setChainId', 1)
  expect(await farm.look()).toMatchObject({ outcome: 'halted' })
  expect(await halted(farm)).toEqual({ what: 'otherChain', shown: 1, known: 21_000 })
})

test('a chain that was wiped is noticed: nothing is credited, wallet pledges wait, the right one heals it', async () => {
  const farm = await openFarm()
  const ann = await farm.join()
  await farm.settle()
  const id = await ann.open('10')
  const other = await openPool()
  onTestFinished(() => other.stop())
  await mine(other.url, 50)
  expect(await through(farm, other.url)).toMatchObject({ outcome: 'halted' })
  expect(await through(farm, other.url)).toMatchObject({ outcome: 'halted' })
  expect(farm.reports.filter(({ level }) => level === 'error')).toHaveLength(1)
  expect(await halted(farm)).toMatchObject({ what: 'otherStart' })
  const said = await ann.call('product/bTCWPledgeBefter', {
    coin: 'BTCW',
    amount: '10',
    planId: 'd30',
  })
  expect(said).toMatchObject({ code: 400, message: /paused/ })

  await ann.pay(10n * COIN)
  await farm.settle()
  expect(await halted(farm)).toBeNull()
  expect(await ann.order(id)).toMatchObject({ status: 'success' })
})

test('an empty chain in place of ours is noticed too', async () => {
  const farm = await openFarm()
  await farm.settle()
  const empty = await startAnvil()
  onTestFinished(() => empty.stop())
  expect(await through(farm, empty.url)).toMatchObject({ outcome: 'halted' })
})

test('a node a few blocks back, with nothing credited above them, is like a reorganisation', async () => {
  const farm = await openFarm()
  const ann = await farm.join()
  await farm.settle()
  const id = await ann.open('10')
  const hold = await rpc(farm.chain.url, 'evm_snapshot')
  const first = await ann.pay(10n * COIN)
  await farm.settle(1)
  expect(await ann.order(id)).toMatchObject({ confirmations: 2 })
  await rpc(farm.chain.url, 'evm_revert', hold)
  expect(await farm.look()).toMatchObject({ outcome: 'synced' })
  expect(await halted(farm)).toBeNull()
  // It is not offered to be paid once more while its payment may come back.
  const waits = { status: 'review', confirmations: null, hash: first }
  expect(await ann.order(id)).toMatchObject(waits)
  const hash = await ann.pay(10n * COIN)
  await farm.settle()
  expect(await ann.order(id)).toMatchObject({ status: 'success', hash })
  expect(await farm.surplus()).toBe(0n)
})

test('a node below a credited payment stops everything until it has caught up', async () => {
  const farm = await openFarm()
  const ann = await farm.join()
  await farm.settle()
  const hold = await rpc(farm.chain.url, 'evm_snapshot')
  const { number: shown } = await headOf(farm.chain.url)
  await mine(farm.chain.url, 5)
  await ann.pay(10n * COIN)
  await farm.settle()
  expect((await ann.balances()).BTCW.available).toBe(10n * COIN)
  await rpc(farm.chain.url, 'evm_revert', hold)
  expect(await farm.look()).toMatchObject({ outcome: 'halted' })
  const why = { what: 'nodeBehind', known: shown + 6 }
  expect(await halted(farm)).toEqual({ ...why, shown })
  // It has come nearer: the same halt, which is told once.
  expect(await farm.settle(2)).toMatchObject({ outcome: 'halted' })
  expect(await halted(farm)).toEqual({ ...why, shown: shown + 2 })
  expect(farm.reports.filter(({ event }) => event === 'chain halted')).toHaveLength(1)
  expect((await ann.balances()).BTCW.available).toBe(10n * COIN)

  // It comes back without the payment: now it is known to be gone.
  await farm.settle(8)
  expect(await halted(farm)).toBeNull()
  expect((await ann.balances()).BTCW.available).toBe(0n)
  expect(await farm.surplus()).toBe(0n)
})

test('the service’s clock follows the newest block', async () => {
  const farm = await openFarm()
  const before = farm.clock.now().getTime()
  await increaseTime(farm.chain.url, 86_400)
  await farm.look()
  expect(farm.clock.now().getTime() - before).toBeGreaterThanOrEqual(86_000_000)
})
