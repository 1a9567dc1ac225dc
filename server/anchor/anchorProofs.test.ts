import { hexToString } from 'viem'
import { expect, test } from 'vitest'
import { headOf, mine, reorg, setAutomine } from '#devnet/control.ts'
import { proofs } from '#server/calls/home/proofs.ts'
import type { World } from '#server/calls/World.ts'
import { openNode } from '#server/payouts/openNode.ts'
import { type Farm, openFarm } from '#server/testing/openFarm.ts'
import { openLagging } from '#server/testing/openLagging.ts'
import { anchoringOf } from './anchoringOf.ts'
import { anchorNext } from './anchorProofs.ts'
import { openRoot, run } from './testing/openRoot.ts'

const payerNonce = (farm: Farm) =>
  farm.follower.chain.sentBy(farm.chain.payer.account.address, 'latest')

test('a service without the key anchors nothing, and says so', async () => {
  const farm = await openFarm()
  const config = { ...farm.world.config, anchorKey: undefined }
  const world: World = { ...farm.world, config }
  expect(anchoringOf(world)).toBeUndefined()
  const asked = { body: {}, now: farm.clock.now(), locale: 'en', address: '' } as const
  const told = (it: World) => farm.db.inTx((tx) => proofs({ ...asked, world: it, tx }))
  expect(await told(world)).toMatchObject({ anchors: false })
  expect(await told(farm.world)).toMatchObject({ anchors: true })
})

test('a node that has not come as far as the others does not have a root brought to the chain twice', async () => {
  const { farm, anchoring, published, sent } = await openRoot()
  await run(anchoring)
  const { number } = await headOf(farm.chain.url)
  await farm.settle()
  const rpcUrl = await openLagging(farm.chain.url, number - 1, 'eth_getTransactionReceipt')
  const node = openNode({ ...farm.world.config, rpcUrl })
  await run({ ...anchoring, node }).catch(() => {})
  await run(anchoring)
  const [only, ...more] = await sent()
  expect(more).toEqual([])
  expect(only).toMatchObject({ lost: false })
  expect((await published()).anchor?.hash).toBe(only?.hash)
})

test('the root stands on the chain once, in words, and the paying wallet has no part in it', async () => {
  const { farm, ann, anchoring, published, sent } = await openRoot()
  const before = await payerNonce(farm)
  expect((await published()).anchor).toBeNull()
  await run(anchoring)
  expect((await published()).anchor).toBeNull()
  await farm.settle()
  await run(anchoring)
  await run(anchoring)
  const { root, day, anchor, held, totals } = await published()
  const [only, ...more] = await sent()
  expect(more).toEqual([])
  expect(anchor?.hash).toBe(only?.hash)
  const { input, value, from, to } = await ann.wallet.getTransaction({
    hash: anchor?.hash as `0x${string}`,
  })
  expect(hexToString(input)).toBe(`bitwave-farm proof ${day} ${root}`)
  expect([value, from.toLowerCase()]).toEqual([0n, to?.toLowerCase()])
  expect(await payerNonce(farm)).toBe(before)
  expect([held, totals]).toEqual([
    { BTCW: '3', BTCWT: '0' },
    { BTCW: '3', BTCWT: '0' },
  ])
})

test('killed between signing and sending, the same bytes are sent; taken off the chain, they come back', async () => {
  const { farm, anchoring, published, sent } = await openRoot()
  expect(await anchorNext(anchoring)).toBe(true)
  const [signed] = await sent()
  // Whoever goes on knows nothing but what is stored.
  await run({ ...anchoring })
  await reorg(farm.chain.url, 1)
  await run(anchoring)
  await farm.settle(6)
  await run(anchoring)
  expect((await published()).anchor?.hash).toBe(signed?.hash)
  expect(await sent()).toHaveLength(1)
})

test('taken off the chain after its block was settled, it is on it no more until it stands there again', async () => {
  const { farm, anchoring, published, sent } = await openRoot()
  await run(anchoring)
  await farm.settle()
  await run(anchoring)
  const { anchor } = await published()
  expect(anchor).not.toBeNull()
  await reorg(farm.chain.url, 8)
  await farm.look()
  expect((await published()).anchor).toBeNull()
  await farm.settle(6)
  await run(anchoring)
  await farm.settle(6)
  await run(anchoring)
  expect((await published()).anchor?.hash).toBe(anchor?.hash)
  expect(await sent()).toHaveLength(1)
})

test('where another transaction of the wallet took its nonce, the root is signed anew', async () => {
  const { farm, anchoring, published, sent } = await openRoot()
  await anchorNext(anchoring)
  const [first] = await sent()
  const other = await anchoring.wallet.sign({
    to: anchoring.wallet.address,
    data: '0x',
    nonce: first?.nonce ?? 0,
    gas: 21_000n,
    maxFeePerGas: 10n ** 11n,
    maxPriorityFeePerGas: 10n ** 9n,
  })
  await anchoring.node.send(other.raw)
  await farm.settle(6)
  await run(anchoring)
  await farm.settle(6)
  await run(anchoring)
  const { anchor } = await published()
  expect(anchor?.hash).not.toBe(first?.hash)
  expect(await sent()).toMatchObject([{ lost: true }, { lost: false }])
})

test('one that waits too long for a block is offered more for, under the same nonce', async () => {
  const { farm, anchoring, published, sent } = await openRoot()
  await setAutomine(farm.chain.url, false)
  await run(anchoring)
  farm.pass(900_000)
  await anchorNext(anchoring)
  await anchorNext(anchoring)
  const all = await sent()
  expect(all).toHaveLength(2)
  expect(all[0]?.nonce).toBe(all[1]?.nonce)
  await mine(farm.chain.url)
  await setAutomine(farm.chain.url, true)
  await farm.settle(6)
  await run(anchoring)
  expect(all.map(({ hash }) => hash)).toContain((await published()).anchor?.hash)
})
