import { encodeFunctionData } from 'viem'
import { expect, test } from 'vitest'
import { multiSendAbi } from '#contracts/testing/abis.ts'
import { mine } from '#devnet/control.ts'
import { credited } from '#server/testing/credited.ts'
import { deployed } from '#server/testing/deployed.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { type Answer, openDoor } from '#server/testing/openDoor.ts'
import { type Farm, openFarm } from '#server/testing/openFarm.ts'
import { look } from './look.ts'
import { openChain } from './openChain.ts'
import { MOST, STRETCH } from './stretches.ts'

/** The same books, through a door that does something with the logs that a node shows. */
async function through({ chain, follower, world }: Farm, told: (logs: unknown[]) => unknown) {
  const spoil = (answers: Answer[]) =>
    answers.map((one) =>
      Array.isArray(one.result) && one.result.length > 0
        ? { ...one, ...(told(one.result) as Partial<Answer>) }
        : one,
    )
  const rpcUrl = await openDoor(chain.url, 'eth_getLogs', spoil)
  return { ...follower, chain: openChain({ ...world.config, rpcUrl }) }
}

test('more payments than a node shows at once are read in parts, and all of them are credited', async () => {
  const farm = await openFarm()
  const ann = await farm.join()
  await farm.settle()
  for (let paid = 0; paid < 7; paid += 1) await ann.payToken(COIN)
  await mine(farm.chain.url, 3)
  const error = { code: -32_005, message: 'query returned more than 2 results' }
  const follower = await through(farm, (logs) =>
    logs.length > 2 ? { result: undefined, error } : {},
  )
  expect(await look(follower)).toMatchObject({ outcome: 'synced' })
  expect((await ann.balances()).BTCWT.available).toBe(7n * COIN)
  expect(await farm.surplus('BTCWT')).toBe(0n)
})

test('a block whose logs are more than ten megabytes is read', async () => {
  const farm = await openFarm()
  const ann = await farm.join()
  await farm.settle()
  await ann.pay(COIN)
  await mine(farm.chain.url, 3)
  const padding = 'x'.repeat(12_000_000)
  const follower = await through(farm, (logs) => ({
    result: logs.map((log) => ({ ...(log as object), padding })),
  }))
  expect(await look(follower)).toMatchObject({ outcome: 'synced' })
  expect((await ann.balances()).BTCW.available).toBe(COIN)
})

/** Pays the pool often in each of two blocks, by somebody unknown. */
async function payOften(farm: Farm, times: number) {
  const address = await deployed(farm, 'MultiSend')
  const eve = await farm.chain.newcomer()
  const to = farm.chain.pool.address
  const calls = Array.from({ length: times }, () => ({ to, value: 1n, data: '0x' as const }))
  const data = encodeFunctionData({ abi: multiSendAbi, functionName: 'send', args: [calls] })
  for (let block = 0; block < 2; block += 1)
    await eve.sendTransaction({ to: address, data, value: BigInt(times), gas: 25_000_000n })
}

test('more payments above the settled depth than are settled at once are all seen in one step, and credited', async () => {
  const farm = await openFarm({ confirmations: 4 })
  const ann = await farm.join()
  await farm.settle()
  const times = MOST / 2 + 1
  await payOften(farm, times)
  await ann.pay(COIN)
  // No second step, or there would be one after the other until a block comes.
  expect(await look(farm.follower, AbortSignal.abort())).toMatchObject({ outcome: 'synced' })
  expect(await credited(farm)).toEqual([])
  await farm.settle()
  expect(await credited(farm)).toHaveLength(2 * times + 1)
  expect((await ann.balances()).BTCW.available).toBe(COIN)
  expect(await farm.surplus()).toBe(0n)
}, 60_000)

test('where nothing can be settled no step follows the other at once', async () => {
  const farm = await openFarm({ confirmations: 2 * STRETCH })
  await mine(farm.chain.url, STRETCH + 100)
  expect(await look(farm.follower, AbortSignal.abort())).toMatchObject({ outcome: 'synced' })
}, 60_000)
