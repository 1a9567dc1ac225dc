import { expect, test } from 'vitest'
import { reorg } from '#devnet/control.ts'
import { markSigned } from '#server/members/markSigned.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { openFarm } from '#server/testing/openFarm.ts'
import { assignUnclaimed, unclaimedOf } from './assignUnclaimed.ts'

test('who has signed sees what came from the wallet before, until it is given to them', async () => {
  const farm = await openFarm()
  const [ann, bob] = [await farm.join({ proved: false }), await farm.join()]
  const kept = async (member: typeof ann) => (await member.call('asset/keptAside', {})).result.list
  const hash = await ann.pay(2n * COIN)
  await ann.payToken(5n * COIN)
  const stranger = await farm.chain.newcomer()
  await stranger.sendTransaction({ to: farm.chain.pool.address, value: 3n * COIN })
  await farm.settle()
  // An address that was only typed may be somebody else's.
  expect(await kept(ann)).toEqual([])

  await farm.db.inTx((tx) => markSigned(tx, ann.id, farm.clock.now()))
  expect(await kept(ann)).toMatchObject([
    { coin: 'BTCWT', amount: '5' },
    { coin: 'BTCW', amount: '2', hash },
  ])
  expect(await kept(bob)).toEqual([])
  await ann.pay(COIN)
  await farm.settle()
  expect(await kept(ann)).toHaveLength(2)

  await farm.db.inTx(async (tx) => {
    const given = { hash, member: ann.id, now: farm.clock.now() }
    await assignUnclaimed(tx, await unclaimedOf(tx, hash), given)
  })
  expect(await kept(ann)).toMatchObject([{ coin: 'BTCWT', amount: '5' }])
  expect((await ann.balances()).BTCW.available).toBe(3n * COIN)
})

test('a payment that the chain took back is not told any more', async () => {
  const farm = await openFarm()
  const ann = await farm.join({ proved: false })
  await ann.pay(2n * COIN)
  await farm.settle()
  await farm.db.inTx((tx) => markSigned(tx, ann.id, farm.clock.now()))
  const kept = async () => (await ann.call('asset/keptAside', {})).result.list
  expect(await kept()).toHaveLength(1)
  await reorg(farm.chain.url, 4)
  await farm.look()
  expect(await kept()).toEqual([])
})
