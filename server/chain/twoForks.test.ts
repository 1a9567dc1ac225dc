import { encodeFunctionData } from 'viem'
import { expect, test } from 'vitest'
import { multiSendAbi } from '#contracts/testing/abis.ts'
import { mine, reorg } from '#devnet/control.ts'
import { audit } from '#server/audit/audit.ts'
import { credited } from '#server/testing/credited.ts'
import { deployed } from '#server/testing/deployed.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { type Farm, openFarm } from '#server/testing/openFarm.ts'
import { paid, rawOf } from '#server/testing/paid.ts'
import { chainFacts } from './chainFacts.ts'
import { look } from './look.ts'
import type { Chain } from './openChain.ts'
import { MOST } from './stretches.ts'

/** The last block with a payment that was seen. */
async function lastPaid({ db }: Farm): Promise<number> {
  const [row] = await db.inTx(
    (tx) => tx<{ block: number }>`select max(block_number)::int as block from arrival`,
  )
  return row?.block ?? 0
}

/** A credited payment, its block, and the farm's chain before the blocks from there on are replaced. */
async function onceCredited() {
  const told = await paid()
  await told.farm.settle()
  return { ...told, block: await lastPaid(told.farm) }
}

/** Two nodes behind one door: the one that has not left the old fork answers for this block, the first time it is asked for alone. */
async function oldFork({ chain }: Farm['follower'], block: number): Promise<Chain> {
  const old = await chain.headers([block])
  let told = false
  const headers = (numbers: readonly number[]) => {
    if (told || numbers.length !== 1 || numbers[0] !== block) return chain.headers(numbers)
    told = true
    return Promise.resolve(old)
  }
  return { ...chain, headers }
}

const frozen = async (farm: Farm) =>
  (await farm.db.inTx((tx) => tx`select 1 from member where frozen_at is not null`)).length

/** Everything is as the new fork has it, on which nothing was paid. */
async function nothingPaid({ farm, ann, id }: Awaited<ReturnType<typeof onceCredited>>) {
  expect((await ann.balances()).BTCW).toEqual({ available: 0n, staked: 0n, withdrawing: 0n })
  expect(await frozen(farm)).toBe(1)
  const [order] = await farm.db.inTx(
    (tx) => tx<{ reason: string }>`select reason from pledge_order where id = ${id}`,
  )
  expect(order).toEqual({ reason: 'reorganised' })
  expect(farm.reports.filter(({ level }) => level === 'error')).toEqual([
    { level: 'error', event: 'credits taken back', count: 1 },
  ])
  expect(await farm.surplus()).toBe(0n)
}

test.each([0, 2, 300])(
  'a credit that the rewind was told is still there goes with its block, %i blocks later',
  async (later) => {
    const told = await onceCredited()
    const { farm, block } = told
    const chain = await oldFork(farm.follower, block)
    await reorg(farm.chain.url, 4)
    await mine(farm.chain.url, later)
    await look({ ...farm.follower, chain })
    await nothingPaid(told)
    await farm.settle()
    await nothingPaid(told)
  },
)

test('a payment that moved meanwhile is taken back and credited where it lies now, once', async () => {
  const { farm, ann, hash, block } = await onceCredited()
  const chain = await oldFork(farm.follower, block)
  const raw = await rawOf(farm, hash)
  await reorg(farm.chain.url, 4, [[raw, 1]])
  await look({ ...farm.follower, chain })
  await farm.settle()
  expect((await ann.balances()).BTCW).toMatchObject({ available: 10n * COIN, staked: 0n })
  expect(await frozen(farm)).toBe(1)
  expect(await farm.surplus()).toBe(0n)
  expect(await audit(farm.db)).toEqual([])
})

test('one that moved to before more payments than are settled at once is credited where it lies now, once', async () => {
  const farm = await openFarm()
  const address = await deployed(farm, 'MultiSend')
  const eve = await farm.chain.newcomer()
  const ann = await farm.join()
  await farm.settle(5)
  const hash = await ann.pay(10n * COIN)
  await farm.settle()
  const block = await lastPaid(farm)
  const chain = await oldFork(farm.follower, block)
  const to = farm.chain.pool.address
  const many = Array.from({ length: MOST + 1 }, () => ({ to, value: 1n, data: '0x' as const }))
  const data = encodeFunctionData({ abi: multiSendAbi, functionName: 'send', args: [many] })
  const request = await eve.prepareTransactionRequest({
    to: address,
    data,
    value: BigInt(many.length),
    gas: 25_000_000n,
  })
  const raw = await rawOf(farm, hash)
  await reorg(farm.chain.url, 6, [
    [raw, 0],
    [await eve.signTransaction(request), 1],
  ])
  await look({ ...farm.follower, chain })
  await farm.settle()
  expect(await credited(farm)).toHaveLength(many.length + 1)
  expect((await ann.balances()).BTCW).toMatchObject({ available: 10n * COIN })
  expect(await farm.surplus()).toBe(0n)
  expect(await audit(farm.db)).toEqual([])
})

test('what does not stand on the block at the cursor is not settled upon it', async () => {
  const told = await onceCredited()
  const { farm } = told
  const { cursor } = await farm.db.inTx(chainFacts)
  const chain = await oldFork(farm.follower, cursor)
  await reorg(farm.chain.url, 4)
  await mine(farm.chain.url, 3)
  await look({ ...farm.follower, chain })
  await nothingPaid(told)
})
