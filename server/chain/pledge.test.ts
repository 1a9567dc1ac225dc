import { expect, test } from 'vitest'
import { increaseTime } from '#devnet/control.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { openFarm } from '#server/testing/openFarm.ts'
import { ordered } from '#server/testing/ordered.ts'

const SUBMIT = 'product/bTCWPledge'

test('a pledge from the wallet is in review until enough blocks lie on it, then a success', async () => {
  const farm = await openFarm()
  const ann = await farm.join({ proved: false })
  await farm.look()
  const id = await ann.open('10')
  const hash = await ann.pay(10n * COIN)
  const said = await ann.call(SUBMIT, { orderId: id, hash })
  expect(said).toMatchObject({ code: 200, result: { status: 'review', hash, confirmations: null } })

  await farm.look()
  expect(await ann.order(id)).toMatchObject({ status: 'review', confirmations: 1 })
  await farm.settle(1)
  expect(await ann.order(id)).toMatchObject({ status: 'review', confirmations: 2 })
  expect((await ann.balances()).BTCW.staked).toBe(0n)
  await farm.settle(1)
  expect(await ann.order(id)).toMatchObject({
    status: 'success',
    confirmations: 3,
    stakedT: '100',
    remainingDays: 30,
  })
  expect((await ann.balances()).BTCW).toMatchObject({ staked: 10n * COIN, available: 0n })
  expect(await farm.surplus()).toBe(0n)

  const [member] = await farm.db.inTx(
    (tx) => tx`
      select staked_t, activated_at is not null as activated, account_proved_at is not null as proved
      from member where id = ${ann.id}`,
  )
  expect(member).toEqual({ staked_t: 100n * COIN, activated: true, proved: true })
  // Told again it is the same answer, and nothing more happens.
  expect((await ann.call(SUBMIT, { orderId: id, hash })).result).toMatchObject({
    status: 'success',
  })
  await farm.settle()
  expect((await ann.balances()).BTCW.staked).toBe(10n * COIN)
})

test('a pledge that nobody reported is found on the chain', async () => {
  const farm = await openFarm()
  const ann = await farm.join()
  await farm.look()
  const [btcw, btcwt] = [await ann.open('10'), await ann.open('50', 'BTCWT')]
  const hash = await ann.pay(10n * COIN)
  await ann.payToken(50n * COIN)
  await farm.settle()
  expect(await ann.order(btcw)).toMatchObject({ status: 'success', hash })
  expect(await ann.order(btcwt)).toMatchObject({ status: 'success', stakedT: '50' })
  // The app comes back and tells the hash at last.
  const said = await ann.call(SUBMIT, { orderId: btcw, hash })
  expect(said).toMatchObject({ code: 200, result: { status: 'success', hash } })
})

test('of two equal orders the hash decides which is paid, even after the older one was taken', async () => {
  const farm = await openFarm()
  const ann = await farm.join()
  await farm.look()
  const [older, newer] = [await ann.open('10'), await ann.open('10')]
  const hash = await ann.pay(10n * COIN)
  await farm.look()
  expect(await ann.order(older)).toMatchObject({ hash, confirmations: 1 })
  await ann.call(SUBMIT, { orderId: newer, hash })
  await farm.settle()
  expect(await ann.order(newer)).toMatchObject({ status: 'success', hash })
  expect(await ann.order(older)).toMatchObject({ status: 'review', hash: null })
})

test('fifty submissions of one hash at once credit it once', async () => {
  const { farm, ann, id } = await ordered()
  const hash = await ann.pay(10n * COIN)
  const submissions = Array.from({ length: 50 }, () => ann.call(SUBMIT, { orderId: id, hash }))
  const [said] = await Promise.all([Promise.all(submissions), farm.settle(), farm.look()])
  expect(said.every(({ code }) => code === 200)).toBe(true)
  await farm.look()
  expect(await ann.order(id)).toMatchObject({ status: 'success' })
  expect((await ann.balances()).BTCW).toMatchObject({ staked: 10n * COIN, available: 0n })
})

test('who submits another’s hash first gains nothing and harms nobody', async () => {
  const farm = await openFarm()
  const [ann, eve] = [await farm.join(), await farm.join()]
  await farm.look()
  const [hers, thief] = [await ann.open('10'), await eve.open('10')]
  const hash = await ann.pay(10n * COIN)
  expect(await eve.call(SUBMIT, { orderId: thief, hash })).toMatchObject({ code: 200 })
  expect(await ann.call(SUBMIT, { orderId: hers, hash })).toMatchObject({ code: 200 })
  await farm.settle()
  expect(await ann.order(hers)).toMatchObject({ status: 'success' })
  expect(await eve.order(thief)).toMatchObject({ status: 'fail', reason: /another wallet address/ })
  expect((await ann.balances()).BTCW.staked).toBe(10n * COIN)
  expect((await eve.balances()).BTCW).toMatchObject({ staked: 0n, available: 0n })

  const late = await eve.open('10')
  expect(await eve.call(SUBMIT, { orderId: late, hash })).toMatchObject({
    code: 400,
    field: 'hash',
    message: 'This transaction was already used.',
  })
  const again = await ann.open('10')
  expect(await ann.call(SUBMIT, { orderId: again, hash })).toMatchObject({ code: 400 })
})

test('another amount fails the order, and what arrived is the member’s', async () => {
  const { farm, ann, id } = await ordered()
  const hash = await ann.pay(9n * COIN)
  await ann.call(SUBMIT, { orderId: id, hash })
  await farm.settle()
  expect(await ann.order(id)).toMatchObject({ status: 'fail', reason: /Another amount/, hash })
  expect((await ann.balances()).BTCW).toMatchObject({ available: 9n * COIN, staked: 0n })
})

test('another coin fails the order, and what arrived is the member’s', async () => {
  const { farm, ann, id } = await ordered()
  const hash = await ann.payToken(10n * COIN)
  await ann.call(SUBMIT, { orderId: id, hash })
  await farm.settle()
  expect(await ann.order(id)).toMatchObject({ status: 'fail', reason: /Another coin/ })
  expect((await ann.balances()).BTCWT.available).toBe(10n * COIN)
})

test('what is paid after the order’s time is the member’s, and not pledged', async () => {
  const { farm, ann, id } = await ordered()
  await increaseTime(farm.chain.url, 31 * 60)
  await ann.pay(10n * COIN)
  await farm.settle()
  expect((await ann.balances()).BTCW).toMatchObject({ available: 10n * COIN, staked: 0n })
  expect(await ann.order(id)).toMatchObject({ status: 'review', hash: null })
})
