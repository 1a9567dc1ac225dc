import { expect, test } from 'vitest'
import { as } from '#server/testing/as.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { openFarm } from '#server/testing/openFarm.ts'

const SUBMIT = 'product/bTCWPledge'
const NAMED = `0x${'ab'.repeat(32)}`

/** A member who opens orders of 10 BTCW for a plan, all of which wait for a payment at once. */
async function opening() {
  const farm = await openFarm()
  const ann = await farm.join()
  await farm.look()
  const open = async (planId: string) => {
    const asked = { coin: 'BTCW', amount: '10', planId }
    return (await ann.call('product/bTCWPledgeBefter', asked)).result.order.id
  }
  return { farm, ann, open }
}

test('of two orders of as much with other terms, a payment that names none starts the one that was opened last', async () => {
  const { farm, ann, open } = await opening()
  const [given, wanted] = [await open('d360'), await open('d30')]
  const first = await ann.pay(10n * COIN)
  await farm.settle()
  expect(await ann.order(wanted)).toMatchObject({ status: 'success', hash: first, termDays: 30 })
  expect(await ann.order(given)).toMatchObject({ status: 'review', hash: null })
  const second = await ann.pay(10n * COIN)
  await farm.settle()
  expect(await ann.order(given)).toMatchObject({ status: 'success', hash: second })
})

test('so it is of two payments in one look, and of terms that differ in what the amount counts as', async () => {
  const { farm, ann, open } = await opening()
  const older = await open('d30')
  // The number of T to a coin was changed in between.
  await as(farm.db.ownerUrl, (client) =>
    client.query('update pledge_order set staked_t = staked_t * 2 where id = $1', [older]),
  )
  const newer = await open('d30')
  const [first, second] = [await ann.pay(10n * COIN), await ann.pay(10n * COIN)]
  await farm.settle()
  expect(await ann.order(newer)).toMatchObject({ status: 'success', hash: first })
  expect(await ann.order(older)).toMatchObject({ status: 'success', hash: second })
})

test('of orders with the same terms it is the oldest', async () => {
  const { farm, ann, open } = await opening()
  const [older, newer] = [await open('d30'), await open('d30')]
  const hash = await ann.pay(10n * COIN)
  await farm.settle()
  expect(await ann.order(older)).toMatchObject({ status: 'success', hash })
  expect(await ann.order(newer)).toMatchObject({ status: 'review', hash: null })
})

test('an order with other terms that waits for another payment is none of those that are compared', async () => {
  const { farm, ann, open } = await opening()
  const [older, newer, named] = [await open('d30'), await open('d30'), await open('d360')]
  await ann.call(SUBMIT, { orderId: named, hash: NAMED })
  const hash = await ann.pay(10n * COIN)
  await farm.settle()
  expect(await ann.order(older)).toMatchObject({ status: 'success', hash })
  for (const id of [newer, named]) expect(await ann.order(id)).toMatchObject({ status: 'review' })
})

test('a payment that was there before the order that was opened last is not for that one', async () => {
  const { farm, ann, open } = await opening()
  const paidFor = await open('d360')
  const hash = await ann.pay(10n * COIN)
  // The service has not looked for some minutes, and knows no block of these.
  farm.pass(5 * 60_000)
  const newer = await open('d30')
  await farm.settle()
  expect(await ann.order(paidFor)).toMatchObject({ status: 'success', hash })
  expect(await ann.order(newer)).toMatchObject({ status: 'review', hash: null })
})
