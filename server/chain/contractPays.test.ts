import { concat, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { increaseTime, mine, setAutomine } from '#devnet/control.ts'
import { rpc } from '#devnet/rpc.ts'
import { expireOrders } from '#server/staking/expireOrders.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { openFarm } from '#server/testing/openFarm.ts'
import { FASTER } from '#server/testing/ordered.ts'

const WALLET = '0x00000000000000000000000000000000c0ffee01'

/** The code of a contract that hands on to an address what it is sent. */
const handingOn = (to: Hex) => concat(['0x5f5f5f5f3473', to, '0x5af100'])

/** A member whose account is a contract, with an open order of 10 BTCW and a link to it; bob sends for it, and for himself. */
async function linked() {
  const farm = await openFarm()
  await rpc(farm.chain.url, 'anvil_setCode', WALLET, handingOn(farm.chain.pool.address))
  const [ann, bob] = [await farm.joinAt({ address: WALLET }), await farm.join()]
  await farm.settle()
  const asked = { coin: 'BTCW', amount: '10', planId: 'd30' }
  const { id } = (await ann.call('product/bTCWPledgeBefter', asked)).result.order
  const { ticket } = (await ann.call('product/pledgeTicket', { orderId: id })).result
  const name = (hash: string) => bob.call('product/ticketHash', { ticket, hash })
  const order = async () => (await ann.call('product/order', { id })).result.list[0]
  return { farm, bob, name, order }
}

test('a contract’s payment that is named with a link stays named while it waits: nobody is asked to pay again', async () => {
  const { farm, bob, name, order } = await linked()
  await setAutomine(farm.chain.url, false)
  const hash = await bob.wallet.sendTransaction({ to: WALLET, value: 10n * COIN })
  expect(await name(hash)).toMatchObject({ code: 200 })
  await farm.look()
  expect(await order()).toMatchObject({ status: 'review', hash })
  await mine(farm.chain.url)
  await farm.settle()
  expect(await order()).toMatchObject({ status: 'success', hash })
})

test('a stranger’s is let go once it is mined', async () => {
  const { farm, bob, name, order } = await linked()
  const hash = await bob.pay(10n * COIN)
  expect(await name(hash)).toMatchObject({ code: 200 })
  await farm.settle()
  expect(await order()).toMatchObject({ status: 'review', hash: null, hashState: 'mined' })
})

test('or another took its place', async () => {
  const { farm, bob, name, order } = await linked()
  await setAutomine(farm.chain.url, false)
  const { address: to } = bob.wallet.account
  const nonce = await bob.wallet.getTransactionCount({ address: to })
  const hash = await bob.wallet.sendTransaction({ to, nonce })
  expect(await name(hash)).toMatchObject({ code: 200 })
  await farm.look()
  await bob.wallet.sendTransaction({ to, nonce, ...FASTER })
  await mine(farm.chain.url)
  await farm.settle()
  expect(await order()).toMatchObject({ status: 'review', hash: null, hashState: 'replaced' })
})

test('and keeps the order waiting no longer than its half hour', async () => {
  const { farm, bob, name, order } = await linked()
  const { address: to } = bob.wallet.account
  const nonce = (await bob.wallet.getTransactionCount({ address: to })) + 1
  const hash = await bob.wallet.sendTransaction({ to, nonce, gas: 21_000n })
  expect(await name(hash)).toMatchObject({ code: 200 })
  await increaseTime(farm.chain.url, 32 * 60)
  await farm.look()
  expect(await order()).toMatchObject({ status: 'review', hash: null })
  await expireOrders(farm.world)
  expect(await order()).toMatchObject({ status: 'fail', reason: /arrived in time/ })
})
