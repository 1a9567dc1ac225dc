import { expect, test } from 'vitest'
import { setAutomine } from '#devnet/control.ts'
import { audit } from '#server/audit/audit.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { done } from '#server/testing/openGrants.ts'
import { openTyped } from '#server/testing/openTyped.ts'

const SUBMIT = 'product/bTCWPledge'
/** Read by who typed the address, in a language that nobody knows. */
const REASON =
  'The owner of this wallet address signed up with it. Sign up again with your own address. · 此錢包地址的持有人已用它註冊，請改用您自己的錢包地址重新註冊。'
const MADE_UP = `0x${'ab'.repeat(32)}`

test('orders that nobody paid keep no address: they fail, and what comes later is the owner’s', async () => {
  const { farm, typed, release, released, desk } = await openTyped()
  const order = await typed.open('10')
  await release()
  expect(await released()).toBe(true)
  const { list } = done(await desk('operator/orders', { memberId: typed.id }))
  const account = `released ${typed.id}`
  expect(list).toMatchObject([
    { id: order, status: 'fail', reason: 'expired', member: { account } },
  ])
  expect(done(await desk('operator/member', { memberId: typed.id }))).toMatchObject({
    account,
    frozen: { reason: REASON },
  })

  const owner = await farm.joinAt({ address: typed.address })
  await typed.pay(10n * COIN)
  await farm.settle()
  const { list: lines } = (await owner.call('asset/flowRecord', {})).result
  expect(lines).toMatchObject([{ type: 'deposit', amount: '10' }])
  expect(await audit(farm.db)).toEqual([])
})

test('a transaction that was made up keeps the address until it was looked for, and no longer', async () => {
  const { farm, typed, release, released } = await openTyped()
  const orderId = await typed.open('10')
  expect((await typed.call(SUBMIT, { orderId, hash: MADE_UP })).code).toBe(200)
  await release()
  expect(await released()).toBe(false)
  await farm.look()
  await release()
  expect(await released()).toBe(true)
})

test('what somebody else has on its way keeps no address', async () => {
  const { farm, typed, release, released } = await openTyped()
  const ben = await farm.join()
  const orderId = await typed.open('10')
  await setAutomine(farm.chain.url, false)
  const hash = await ben.wallet.sendTransaction({ to: farm.chain.pool.address, value: 10n * COIN })
  await typed.call(SUBMIT, { orderId, hash })
  await farm.look()
  await release()
  expect(await released()).toBe(true)
})

test('what the address itself pays keeps it: on its way, seen, and credited', async () => {
  const { farm, typed, release, released } = await openTyped()
  const orderId = await typed.open('10')
  await setAutomine(farm.chain.url, false)
  const payment = { to: farm.chain.pool.address, value: 10n * COIN }
  const hash = await typed.wallet.sendTransaction(payment)
  await typed.call(SUBMIT, { orderId, hash })
  for (const blocks of [0, 1, 3]) {
    await farm.settle(blocks)
    await release()
    expect(await released()).toBe(false)
  }
  expect(await typed.order(orderId)).toMatchObject({ status: 'success' })
})

test('a payment that was seen without a word keeps the address of whose order it is for', async () => {
  const { farm, typed, release, released } = await openTyped()
  const orderId = await typed.open('10')
  await typed.pay(10n * COIN)
  await farm.look()
  await release()
  expect(await released()).toBe(false)
  await farm.settle()
  expect(await typed.order(orderId)).toMatchObject({ status: 'success' })
})

test('what waits for a second person keeps the address while it waits', async () => {
  const { farm, typed, release, released, desk } = await openTyped()
  const [memberId, reason] = [typed.id, 'winner of the quiz']
  const grant = { memberId, coin: 'BTCW', amount: '1500', reason } as const
  const { id, state } = done(await desk('operator/grant', grant))
  expect(state).toBe('waiting')
  await release()
  expect(await released()).toBe(false)

  await desk('operator/refuseGrant', { id, reason: 'was given already' })
  await farm.db.inTx(
    (tx) => tx`
      insert into unclaimed_match (tx_hash, member_id, btcw, btcwt, reason, first_by, first_at)
      values (${MADE_UP}, ${memberId}, 1, 0, ${reason}, 'one', ${farm.clock.now()})`,
  )
  await release()
  expect(await released()).toBe(false)
  await farm.db.inTx((tx) => tx`update unclaimed_match set over_at = first_at`)
  await release()
  expect(await released()).toBe(true)
})

test('what came by a transfer keeps the address: it would lie where nobody signs in', async () => {
  const { typed, release, released } = await openTyped()
  await typed.has('BTCW', 1n)
  await release()
  expect(await released()).toBe(false)
})
