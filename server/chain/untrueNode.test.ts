import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { increaseTime, mine } from '#devnet/control.ts'
import type { Tx } from '#server/db/Tx.ts'
import { expireOrders } from '#server/staking/expireOrders.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { openFarm } from '#server/testing/openFarm.ts'
import type { Follower, Report } from './Following.ts'
import { followChain } from './followChain.ts'
import { look } from './look.ts'
import { type Chain, openChain } from './openChain.ts'

/** The same books, a node of which some answers are not true. */
const through = (follower: Follower, lies: Partial<Chain>) =>
  look({ ...follower, chain: { ...follower.chain, ...lies } })

const lastPaid = async (tx: Tx) =>
  (await tx<{ block: number }>`select max(block_number)::int as block from arrival`)[0]

test('a node that forgets the payments of a block that it shows is not believed', async () => {
  const farm = await openFarm()
  const ann = await farm.join()
  await farm.settle()
  const id = await ann.open('10')
  await ann.pay(10n * COIN)
  await farm.look()
  await mine(farm.chain.url, 5)
  const { incoming } = farm.follower.chain
  const forgetful: Chain['incoming'] = async (...blocks) => ({
    ...(await incoming(...blocks)),
    payments: [],
  })
  await expect(through(farm.follower, { incoming: forgetful })).rejects.toThrow(/without/)
  expect(await ann.order(id)).toMatchObject({ status: 'review', confirmations: 1 })
  await farm.look()
  expect(await ann.order(id)).toMatchObject({ status: 'success' })
  expect(await farm.surplus()).toBe(0n)
})

test('a node that is behind in one answer takes nothing back', async () => {
  const farm = await openFarm()
  const ann = await farm.join()
  await farm.settle()
  const id = await ann.open('10')
  await ann.pay(10n * COIN)
  await farm.settle()
  const { block } = (await farm.db.inTx(lastPaid)) ?? { block: 0 }
  await mine(farm.chain.url, 1)
  // One of several behind the same door: it has not come as far as the others.
  const { headers } = farm.follower.chain
  const behind = async (numbers: readonly number[]) =>
    (await headers(numbers)).map((header) => (header && header.number >= block ? null : header))
  await expect(through(farm.follower, { headers: behind })).rejects.toThrow(/does not show/)
  await farm.look()
  expect(await ann.order(id)).toMatchObject({ status: 'success' })
  expect((await ann.balances()).BTCW.staked).toBe(10n * COIN)
})

test('while a node shows no newer block nobody knows that a payment did not come', async () => {
  const farm = await openFarm()
  const ann = await farm.join({ proved: false })
  await farm.settle()
  // Elsewhere than on a devnet the clock does not wait for blocks.
  let ahead = 0
  const now = () => new Date(farm.clock.now().getTime() + ahead)
  const clock = { now, follow: () => {}, passed: now }
  const config = { ...farm.world.config, devnetUrl: undefined }
  const follower = { ...farm.follower, clock, config }
  const id = await ann.open('10')
  await look(follower)
  ahead = 45 * 60_000
  await look(follower)
  await expireOrders(farm.world)
  expect(await ann.order(id)).toMatchObject({ status: 'review' })

  await increaseTime(farm.chain.url, 44 * 60)
  await look(follower)
  await expireOrders(farm.world)
  expect(await ann.order(id)).toMatchObject({ status: 'fail' })
})

test('what goes to the log does not tell the way to the node: a key may be part of it', async () => {
  const farm = await openFarm()
  const server = createServer((_, response) => response.writeHead(401).end('no'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const rpcUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v3/s3cret`
  const config = { ...farm.world.config, rpcUrl }
  const reports: Report[] = []
  const followed = await followChain({ ...farm.world, config }, (line) => reports.push(line))
  onTestFinished(followed.stop)
  expect(reports).toMatchObject([{ event: 'chain not read', error: expect.stringMatching(/401/) }])
  expect(JSON.stringify([reports, followed.status()])).not.toContain('s3cret')
  // What was thrown tells it.
  await expect(openChain(config).identity()).rejects.toThrow('s3cret')
})
