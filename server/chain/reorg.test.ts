import { expect, test } from 'vitest'
import { reorg } from '#devnet/control.ts'
import { rpc } from '#devnet/rpc.ts'
import { available, rewardPool, staked, unclaimed } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { unfreeze } from '#server/members/freeze.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { type Farm, openFarm } from '#server/testing/openFarm.ts'

const SUBMIT = 'product/bTCWPledge'

const frozen = async (farm: Farm, id: string) => {
  const [row] = await farm.db.inTx(
    (tx) => tx<{ frozen_reason: string | null }>`
      select frozen_reason from member where id = ${id}`,
  )
  return row?.frozen_reason ?? null
}
const rawOf = (farm: Farm, hash: string) =>
  rpc<`0x${string}`>(farm.chain.url, 'eth_getRawTransactionByHash', hash)

/** A member with an order of 10 BTCW whose payment lies in the newest block. */
async function paid() {
  const farm = await openFarm()
  const ann = await farm.join()
  await farm.settle()
  const id = await ann.open('10')
  const hash = await ann.pay(10n * COIN)
  await ann.call(SUBMIT, { orderId: id, hash })
  await farm.look()
  return { farm, ann, id, hash }
}

test('a payment taken back before it was credited moves no money, and its order waits again', async () => {
  const { farm, ann, id } = await paid()
  expect(await ann.order(id)).toMatchObject({ status: 'review', confirmations: 1 })
  await farm.settle(1)
  await reorg(farm.chain.url, 2)
  await farm.look()
  expect(await ann.order(id)).toMatchObject({ status: 'review', confirmations: null })
  await farm.settle()
  expect(await ann.order(id)).toMatchObject({ status: 'review' })
  expect((await ann.balances()).BTCW).toEqual({ available: 0n, staked: 0n, withdrawing: 0n })
  expect(await farm.surplus()).toBe(0n)

  // Paid anew, the order is still good.
  const again = await ann.pay(10n * COIN)
  await farm.settle()
  expect(await ann.order(id)).toMatchObject({ status: 'success', hash: again })
})

test('a payment that moves to another block is confirmed there, and credited once', async () => {
  const { farm, ann, id, hash } = await paid()
  const raw = await rawOf(farm, hash)
  await farm.settle(1)
  await reorg(farm.chain.url, 2, [[raw, 1]])
  await farm.look()
  expect(await ann.order(id)).toMatchObject({ status: 'review', confirmations: 1, hash })
  await farm.settle(1)
  expect(await ann.order(id)).toMatchObject({ status: 'review', confirmations: 2 })
  await farm.settle(1)
  expect(await ann.order(id)).toMatchObject({ status: 'success' })
  expect((await ann.balances()).BTCW.staked).toBe(10n * COIN)
  expect(await farm.surplus()).toBe(0n)
})

test('a payment that an unproved account knew of does not pay its order by coming again', async () => {
  const farm = await openFarm()
  const ann = await farm.join({ proved: false })
  await farm.settle()
  const raw = await rawOf(farm, await ann.pay(10n * COIN))
  await farm.look()
  await reorg(farm.chain.url, 1)
  await farm.look()
  const id = await ann.open('10')
  await reorg(farm.chain.url, 2, [[raw, 0]])
  await farm.settle()
  expect(await ann.order(id)).toMatchObject({ status: 'review', hash: null })
  expect(await farm.house(unclaimed)).toBe(10n * COIN)
})

test('a payment taken back after it was credited is booked back, the member frozen, the alarm raised', async () => {
  const { farm, ann, id } = await paid()
  await farm.settle()
  expect((await ann.balances()).BTCW.staked).toBe(10n * COIN)
  await reorg(farm.chain.url, 4)
  await farm.look()

  expect((await ann.balances()).BTCW).toEqual({ available: 0n, staked: 0n, withdrawing: 0n })
  expect(await frozen(farm, ann.id)).toMatch(/took back the payment/)
  expect(farm.reports).toContainEqual({ level: 'error', event: 'credits taken back', count: 1 })
  expect(await farm.surplus()).toBe(0n)
  const [row] = await farm.db.inTx(
    (tx) => tx`
      select o.status, o.reason, m.staked_t, (select sum(staked_t) from pool_change) as pool_t,
        (select sum(orders)::int from pool_change) as pool_orders
      from pledge_order o join member m on m.id = o.member_id where o.id = ${id}`,
  )
  expect(row).toEqual({
    status: 'fail',
    reason: 'reorganised',
    staked_t: 0n,
    pool_t: 0n,
    pool_orders: 0,
  })
})

test('a member who was frozen by a payment taken back is signed out, and stays so when let in again', async () => {
  const { farm, ann } = await paid()
  await farm.settle()
  await reorg(farm.chain.url, 5)
  await farm.look()
  expect(await frozen(farm, ann.id)).not.toBeNull()
  await farm.db.inTx((tx) => unfreeze(tx, ann.id))
  expect((await ann.call('member/userInfo', {})).code).toBe(401)
})

test('what was spent meanwhile is a debt, and the payment coming again fills it', async () => {
  const farm = await openFarm()
  const ann = await farm.join()
  await farm.settle()
  const hash = await ann.pay(10n * COIN)
  const raw = await rawOf(farm, hash)
  await farm.settle()
  const said = await ann.call('product/pledge', { coin: 'BTCW', amount: '6', planId: 'd30' })
  expect(said.code).toBe(200)

  await reorg(farm.chain.url, 4)
  await farm.look()
  expect((await ann.balances()).BTCW).toMatchObject({ available: -6n * COIN, staked: 6n * COIN })
  expect(await frozen(farm, ann.id)).not.toBeNull()

  await rpc(farm.chain.url, 'eth_sendRawTransaction', raw)
  await farm.settle()
  expect((await ann.balances()).BTCW).toMatchObject({ available: 4n * COIN, staked: 6n * COIN })
  expect(await farm.surplus()).toBe(0n)
})

test('an order that has ended meanwhile gives its principal back from the balance', async () => {
  const { farm, ann, id } = await paid()
  await farm.settle()
  await farm.db.inTx(async (tx) => {
    const [from, to, now] = [staked(ann.id), available(ann.id), farm.clock.now()]
    const moves = [{ from, to, coin: 'BTCW' as const, amount: 10n * COIN }]
    await post(tx, { key: 'end', kind: 'order ended', now, moves })
    await tx`update pledge_order set status = 'end' where id = ${id}`
    await tx`update member set staked_t = 0 where id = ${ann.id}`
  })
  await reorg(farm.chain.url, 4)
  await farm.look()
  expect((await ann.balances()).BTCW).toEqual({ available: 0n, staked: 0n, withdrawing: 0n })
  expect(await farm.surplus()).toBe(0n)
})

test('revenue and unclaimed money are taken back in the same way', async () => {
  const farm = await openFarm()
  const [operator, stranger] = [await farm.chain.newcomer(), await farm.chain.newcomer()]
  const address = operator.account.address.toLowerCase()
  await farm.db.inTx(
    (tx) => tx`
      insert into funding_address (address, purpose, label, created_at)
      values (${address}, 'revenue', 'test', ${farm.clock.now()})`,
  )
  await farm.settle()
  for (const wallet of [operator, stranger]) {
    const hash = await wallet.sendTransaction({ to: farm.chain.pool.address, value: 5n * COIN })
    await wallet.waitForTransactionReceipt({ hash })
  }
  await farm.settle()
  expect([await farm.house(rewardPool), await farm.house(unclaimed)]).toEqual([
    5n * COIN,
    5n * COIN,
  ])
  await reorg(farm.chain.url, 5)
  await farm.look()
  expect([await farm.house(rewardPool), await farm.house(unclaimed)]).toEqual([0n, 0n])
  expect(await farm.surplus()).toBe(0n)
  const [counted] = await farm.db.inTx(
    (tx) => tx<{ sum: bigint }>`select sum(revenue) from pool_change`,
  )
  expect(counted).toEqual({ sum: 0n })
})

test('revenue that was paid out before it was taken back is a hole that the published reserves show', async () => {
  const farm = await openFarm()
  const [operator, ann] = [await farm.chain.newcomer(), await farm.join()]
  await farm.db.inTx(
    (tx) => tx`
      insert into funding_address (address, purpose, label, created_at)
      values (${operator.account.address.toLowerCase()}, 'revenue', 'test', ${farm.clock.now()})`,
  )
  await ann.pay(10n * COIN)
  await farm.settle()
  const hash = await operator.sendTransaction({ to: farm.chain.pool.address, value: 5n * COIN })
  await operator.waitForTransactionReceipt({ hash })
  await farm.settle()
  await farm.db.inTx((tx) =>
    post(tx, {
      key: 'paid out',
      kind: 'test',
      now: farm.clock.now(),
      moves: [{ from: rewardPool, to: available(ann.id), coin: 'BTCW', amount: 5n * COIN }],
    }),
  )
  await reorg(farm.chain.url, 4)
  await farm.look()
  await farm.settle()
  expect(await farm.house(rewardPool)).toBe(-5n * COIN)
  const { code, result } = await ann.call('home/solvency', {})
  expect(code).toBe(200)
  // 10 are held, 15 are owed to members: what the pool of rewards lacks is taken off nobody's due.
  expect(result[0]).toMatchObject({
    coin: 'BTCW',
    onChain: '10',
    members: '15',
    rewardPool: '-5',
    coverage: '0.6666',
  })
})
