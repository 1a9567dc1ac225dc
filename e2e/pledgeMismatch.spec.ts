import { createPublicClient, http } from 'viem'
import { ONE } from '#shared/money.ts'
import { post } from './api.ts'
import { expect, newMember, test } from './app.ts'
import { heldBy, ordersOf } from './books.ts'
import { farm } from './farm.ts'
import { openWalletPledge, pay } from './pledges.ts'

test('another amount than the order asks for fails the order and is credited to the balance', async ({
  page,
  member,
  wallet,
  db,
}) => {
  wallet.alter = (tx) => ({ ...tx, value: tx.value - ONE })
  await openWalletPledge(page, { coin: 'BTCW', amount: '60' })
  await pay(page, { coin: 'BTCW', amount: '60' })

  await expect(page.getByText('Another amount arrived.')).toBeVisible({ timeout: 30_000 })
  expect(await ordersOf(db, member)).toEqual([{ status: 'fail', amount: 60n * ONE }])
  expect(await heldBy(db, member)).toEqual({ 'available:BTCW': 59n * ONE })
})

test('a transaction that fails on the chain takes nothing', async ({
  page,
  member,
  wallet,
  db,
}) => {
  // The token has no such function: the transaction is mined and reverts.
  wallet.alter = (tx) => ({ ...tx, data: '0xdeadbeef', gas: 100_000n })
  await openWalletPledge(page, { coin: 'BTCWT', amount: '100' })
  await pay(page, { coin: 'BTCWT', amount: '100' })

  await expect(page.getByText('The transaction failed on the chain.')).toBeVisible({
    timeout: 30_000,
  })
  expect(await ordersOf(db, member)).toEqual([{ status: 'fail', amount: 100n * ONE }])
  expect(await heldBy(db, member)).toEqual({})
})

test('one hash counts once: told twice by its owner, and by somebody else', async ({
  page,
  member,
  wallet,
  db,
}) => {
  let hash = ''
  wallet.onSent = (sent) => {
    hash = sent
  }
  await openWalletPledge(page, { coin: 'BTCW', amount: '80' })
  await pay(page, { coin: 'BTCW', amount: '80' })
  await expect(page.getByText('3 of 3 blocks')).toBeVisible({ timeout: 30_000 })

  const [order] = await post(member, 'product/order', {}).then(({ result }) => result.list)
  expect(await post(member, 'product/bTCWPledge', { orderId: order.id, hash })).toMatchObject({
    code: 200,
    result: { id: order.id, status: 'success' },
  })
  const thief = await newMember(db)
  const opened = await post(thief, 'product/bTCWPledgeBefter', {
    coin: 'BTCW',
    amount: '80',
    planId: order.planId,
  })
  const stolen = await post(thief, 'product/bTCWPledge', { orderId: opened.result.order.id, hash })
  expect(stolen).toMatchObject({ code: 400, message: 'This transaction was already used.' })
  expect(await heldBy(db, thief)).toEqual({})
  expect(await heldBy(db, member)).toEqual({ 'staked:BTCW': 80n * ONE })

  const chain = createPublicClient({ transport: http(farm.devnet.rpcUrl) })
  expect((await chain.getTransactionReceipt({ hash: hash as `0x${string}` })).status).toBe(
    'success',
  )
})
