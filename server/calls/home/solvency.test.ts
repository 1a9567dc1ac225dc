import { parseEther } from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import { openPool } from '#contracts/testing/openPool.ts'
import type { World } from '#server/calls/World.ts'
import { chainFacts } from '#server/chain/chainFacts.ts'
import { look } from '#server/chain/look.ts'
import { openChain } from '#server/chain/openChain.ts'
import { keepSolvency } from '#server/jobs/keepSolvency.ts'
import { type Farm, openFarm } from '#server/testing/openFarm.ts'
import { solvency } from './solvency.ts'

const asked = { path: 'home/solvency', json: {} } as const

test('what the pool holds on the chain covers what the books owe, at one block', async () => {
  const farm = await openFarm()
  const ann = await farm.join()
  await ann.pay(parseEther('3'))
  await ann.payToken(parseEther('5'))
  await farm.settle()
  // Seen and not settled: in neither of the two.
  await ann.pay(parseEther('1'))
  await farm.look()

  const { code, result } = await ann.call(asked.path, asked.json)
  expect(code).toBe(200)
  expect(result).toMatchObject([
    { coin: 'BTCW', onChain: '3', members: '3', rewardPool: '0', coverage: '1.0000' },
    { coin: 'BTCWT', onChain: '5', members: '5', unclaimed: '0', coverage: '1.0000' },
  ])
})

test('while the chain is away the last answer stands with its time, and before the first it is refused', async () => {
  const farm = await openFarm()
  const ann = await farm.join()
  await ann.pay(parseEther('3'))
  await farm.settle()
  const first = await ann.call(asked.path, asked.json)
  await farm.chain.stop()
  farm.pass(3_600_000)
  expect((await ann.call(asked.path, asked.json)).result).toEqual(first.result)

  const away = await openFarm()
  const bob = await away.join()
  await away.chain.stop()
  expect(await bob.call(asked.path, asked.json)).toMatchObject({
    code: 400,
    message: expect.stringContaining('cannot be reached'),
  })
})

test('an answer of a clock that ran ahead does not stand until it has caught up', async () => {
  const farm = await openFarm()
  const ann = await farm.join()
  await ann.pay(parseEther('3'))
  await farm.settle()
  const at = async (now: Date) => {
    const [coin] = await solvency.free({ world: farm.world, now, locale: 'en' } as never)
    return coin?.members
  }
  const now = farm.clock.now()
  expect(await at(new Date(now.getTime() + 3_600_000))).toBe(parseEther('3'))
  await ann.pay(parseEther('2'))
  await farm.settle()
  expect(await at(now)).toBe(parseEther('5'))
})

/** The same service beside another chain with a pool of the same address that holds nothing. */
async function besideAnother({ world }: Farm): Promise<World> {
  const other = await openPool()
  onTestFinished(() => other.stop())
  // Blocks of which the node knows what was held in each.
  for (let i = 0; i < 5; i += 1) await other.newcomer()
  return { ...world, config: { ...world.config, rpcUrl: other.url } }
}

test('what the pool holds on another chain is not told: the last answer stands, and there is none before the first', async () => {
  const farm = await openFarm()
  const ann = await farm.join()
  await ann.pay(parseEther('3'))
  await farm.settle()
  const elsewhere = await besideAnother(farm)
  const { cursor } = await farm.db.inTx(chainFacts)
  expect(await openChain(elsewhere.config).balances(cursor)).toMatchObject({ BTCW: 0n })
  expect(await ann.at(elsewhere)(asked.path, asked.json)).toMatchObject({
    code: 400,
    message: expect.stringContaining('cannot be reached'),
  })
  await expect(keepSolvency(elsewhere)).rejects.toThrow('chainAway')

  const first = await ann.call(asked.path, asked.json)
  await look({ ...farm.follower, chain: openChain(elsewhere.config) })
  farm.pass(3_600_000)
  expect((await ann.call(asked.path, asked.json)).result).toEqual(first.result)
})

test('while what follows the chain is behind a payment that is in the books, no hole is told that is none', async () => {
  const farm = await openFarm()
  const ann = await farm.join()
  await farm.settle()
  await ann.pay(parseEther('3'))
  await farm.settle()
  // As `rewind` leaves it where two nodes answer: which block is the last common one, and which credits above it are gone.
  await farm.db.inTx(
    (tx) => tx`
      update chain_state set cursor = (select max(block_number) - 1 from arrival), head_hash = null`,
  )
  await farm.db.inTx(
    (tx) => tx`delete from chain_block where number > (select cursor from chain_state)`,
  )
  expect((await ann.call(asked.path, asked.json)).code).toBe(400)
  await farm.look()
  expect((await ann.call(asked.path, asked.json)).result).toMatchObject([
    { coin: 'BTCW', onChain: '3', members: '3', coverage: '1.0000' },
    { coin: 'BTCWT' },
  ])
})
