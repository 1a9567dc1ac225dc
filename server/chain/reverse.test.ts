import { expect, test } from 'vitest'
import { reorg } from '#devnet/control.ts'
import { rpc } from '#devnet/rpc.ts'
import { available, staked } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { unfreeze } from '#server/members/freeze.ts'
import { orderRecords } from '#server/staking/orderRecords.ts'
import { listLines } from '#server/statements/listLines.ts'
import { timeRange } from '#server/statements/timeRange.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { type Farm, openFarm } from '#server/testing/openFarm.ts'
import { FASTER, ordered, payUnmined } from '#server/testing/ordered.ts'
import { paid, rawOf } from '#server/testing/paid.ts'

const frozen = async (farm: Farm, id: string) => {
  const [row] = await farm.db.inTx(
    (tx) => tx<{ frozen_reason: string | null }>`
      select frozen_reason from member where id = ${id}`,
  )
  return row?.frozen_reason ?? null
}

test('a payment taken back after it was credited is booked back, the member frozen, the alarm raised', async () => {
  const { farm, ann, id } = await paid()
  await farm.settle()
  expect((await ann.balances()).BTCW.staked).toBe(10n * COIN)
  await reorg(farm.chain.url, 4)
  await farm.look()

  expect((await ann.balances()).BTCW).toEqual({ available: 0n, staked: 0n, withdrawing: 0n })
  expect(await frozen(farm, ann.id)).toMatch(/took back the payment.*區塊鏈撤回了這筆付款/)
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

test.each(['pay', 'payToken'] as const)(
  'an order that failed by what arrived (%s) does not say that it was credited once it is taken back',
  async (pay) => {
    const { farm, ann, id } = await ordered()
    const hash = await ann[pay](7n * COIN)
    await ann.call('product/bTCWPledge', { orderId: id, hash })
    await farm.settle()
    expect(await ann.order(id)).toMatchObject({ status: 'fail', reason: /was credited to your/ })
    await reorg(farm.chain.url, 5)
    await farm.look()
    const orders = await farm.db.inTx((tx) => orderRecords(tx, { id }))
    expect(orders.list).toMatchObject([{ status: 'fail', hash, reason: 'reorganised' }])
  },
)

test('what is told of it names the transaction that the chain took back, not the one that was handed in', async () => {
  const { farm, ann, id } = await ordered()
  const { payment } = await payUnmined({ farm, ann, id })
  const hash = await ann.wallet.sendTransaction({ ...payment, ...FASTER })
  await farm.settle(4)
  expect(await ann.order(id)).toMatchObject({ status: 'success', hash })
  await reorg(farm.chain.url, 5)
  await farm.look()
  await farm.db.inTx((tx) => unfreeze(tx, ann.id))
  const { list } = await farm.db.inTx((tx) =>
    listLines(tx, { member: ann.id, range: timeRange({}, 'en') }),
  )
  expect(list).toMatchObject([
    { type: 'pledge', direction: 'out', hash },
    { type: 'pledge', direction: 'in', hash },
  ])
  const orders = await farm.db.inTx((tx) => orderRecords(tx, { id }))
  expect(orders.list).toMatchObject([{ status: 'fail', hash }])
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
