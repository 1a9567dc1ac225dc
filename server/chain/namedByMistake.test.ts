import { expect, test } from 'vitest'
import { headOf } from '#devnet/control.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { openFarm } from '#server/testing/openFarm.ts'
import { FASTER, ordered } from '#server/testing/ordered.ts'
import { orderRef } from './orderRef.ts'

const SUBMIT = 'product/bTCWPledge'
const SHOP = '0x00000000000000000000000000000000000000b0'
const MINUTE = 60_000

test('naming an older transaction by mistake ends no order: the name is let go, told, and the payment still comes', async () => {
  const farm = await openFarm()
  const ann = await farm.join()
  const older = await ann.pay(3n * COIN, SHOP)
  await farm.settle(5)
  const id = await ann.open('10')
  expect(await ann.call(SUBMIT, { orderId: id, hash: older })).toMatchObject({ code: 200 })
  await farm.look()
  expect(await ann.order(id)).toMatchObject({ status: 'review', hash: null, hashState: 'mined' })

  const paid = await ann.pay(10n * COIN)
  await farm.settle()
  expect(await ann.order(id)).toMatchObject({ status: 'success', hash: paid, hashState: null })
})

test('until when such an order may be paid is told to its member and with its link alike', async () => {
  const farm = await openFarm()
  const ann = await farm.join()
  const older = await ann.pay(3n * COIN, SHOP)
  await farm.settle(5)
  const id = await ann.open('10')
  const { number: openedBlock } = await headOf(farm.chain.url)
  const opened = await ann.order(id)
  expect(opened).toMatchObject({ openedBlock })
  const { ticket } = (await ann.call('product/pledgeTicket', { orderId: id })).result
  farm.pass(25 * MINUTE)
  await ann.call(SUBMIT, { orderId: id, hash: older })
  await farm.look()
  const now = await ann.order(id)
  expect(now).toMatchObject({ status: 'review', hash: null, hashState: 'mined' })
  // What was named kept it waiting for half an hour from then.
  const later = Date.parse(String(now?.expiresAt)) - Date.parse(String(opened?.expiresAt))
  expect(later).toBeGreaterThanOrEqual(25 * MINUTE)
  const { order, payment } = (await ann.call('product/openTicket', { ticket })).result
  expect(order).toMatchObject({ expiresAt: now?.expiresAt, openedBlock })
  expect(payment.expiresAt).toBe(now?.expiresAt)
})

test('nor does an older one that failed on the chain', async () => {
  const { farm, ann, id: before } = await ordered()
  const call = { ...farm.chain.pool, functionName: 'pledge', args: [orderRef(before)] } as const
  const hash = await ann.wallet.writeContract({ ...call, value: 0n, gas: 100_000n })
  await ann.wallet.waitForTransactionReceipt({ hash })
  await farm.settle()
  const id = await ann.open('10')
  expect(await ann.call(SUBMIT, { orderId: id, hash })).toMatchObject({ code: 200 })
  await farm.look()
  expect(await ann.order(id)).toMatchObject({ status: 'review', hash: null, hashState: 'reverted' })
})

test('another transaction can be named at once in place of the one that was let go', async () => {
  const farm = await openFarm()
  const ann = await farm.join()
  const older = await ann.pay(3n * COIN, SHOP)
  await farm.settle(5)
  const id = await ann.open('10')
  await ann.call(SUBMIT, { orderId: id, hash: older })
  await farm.look()
  const hash = await ann.pay(10n * COIN)
  expect(await ann.call(SUBMIT, { orderId: id, hash })).toMatchObject({
    code: 200,
    result: { hash, hashState: null },
  })
  await farm.settle()
  expect(await ann.order(id)).toMatchObject({ status: 'success', hash })
})

test('with the link to an order no transaction of the member’s that paid the pool nothing ends it', async () => {
  const { farm, ann, id } = await ordered()
  const bob = await farm.join()
  const { ticket } = (await ann.call('product/pledgeTicket', { orderId: id })).result
  const call = { ...farm.chain.pool, functionName: 'pledge', args: [orderRef(id)] } as const
  const failed = await ann.wallet.writeContract({ ...call, value: 0n, gas: 100_000n, ...FASTER })
  await ann.wallet.waitForTransactionReceipt({ hash: failed })
  for (const hash of [await ann.pay(COIN, SHOP), failed]) {
    expect(await bob.call('product/ticketHash', { ticket, hash })).toMatchObject({ code: 200 })
    await farm.settle()
    expect(await ann.order(id)).toMatchObject({ status: 'review', hash: null })
  }
  const paid = await ann.pay(10n * COIN)
  expect(await bob.call('product/ticketHash', { ticket, hash: paid })).toMatchObject({ code: 200 })
  await farm.settle()
  expect(await ann.order(id)).toMatchObject({ status: 'success', hash: paid })
})
