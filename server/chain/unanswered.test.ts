import { expect, test } from 'vitest'
import { mine } from '#devnet/control.ts'
import { openFarm } from '#server/testing/openFarm.ts'
import { look } from './look.ts'

const SUBMIT = 'product/bTCWPledge'

test('a transaction about which the node says nothing but an error keeps no other from being looked after', async () => {
  const farm = await openFarm()
  const [ann, bob] = [await farm.join(), await farm.join()]
  await farm.look()
  const [mute, other] = [await ann.open('10'), await bob.open('10')]
  const unknown = `0x${'ab'.repeat(32)}`
  await ann.call(SUBMIT, { orderId: mute, hash: unknown })
  const hash = await bob.pay(1n, bob.wallet.account.address)
  await bob.call(SUBMIT, { orderId: other, hash })
  const { chain } = farm.follower
  const fate: typeof chain.fate = async (of) => {
    if (of === unknown) throw new Error('transaction indexing is in progress')
    return chain.fate(of)
  }
  const indexing = { ...farm.follower, chain: { ...chain, fate } }
  for (let time = 0; time < 2; time += 1) {
    await mine(farm.chain.url, 3)
    expect(await look(indexing)).toMatchObject({ outcome: 'synced' })
  }
  expect(await bob.order(other)).toMatchObject({ status: 'fail', reason: /did not pay the pool/ })
  expect(await ann.order(mute)).toMatchObject({ status: 'review', hash: unknown })
  const told = farm.reports.filter(({ event }) => event === 'transaction not looked up')
  expect(told).toMatchObject([{ level: 'warn', hash: unknown }])
})
