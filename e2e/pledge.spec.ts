import type { Page } from '@playwright/test'
import { createPublicClient, http } from 'viem'
import { post } from './api.ts'
import { deposit, expect, newMember, test } from './app.ts'
import { heldBy, ordersOf } from './books.ts'
import { farm } from './farm.ts'

const ONE = 10n ** 18n

/** Fills the form and agrees; ends on the sheet that asks for the last time. */
async function review(
  page: Page,
  { from, coin, amount }: { from: 'balance' | 'wallet'; coin: string; amount: string },
) {
  await page.goto('/#/pages/staking/index')
  await page.getByRole('radio', { name: `From ${from}` }).press('Space')
  await page.getByRole('radio', { name: coin, exact: true }).press('Space')
  await page.getByLabel('Amount').fill(amount)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: `Review ${amount} ${coin}` }).click()
}

async function openWalletPledge(page: Page, pledge: { coin: string; amount: string }) {
  await review(page, { from: 'wallet', ...pledge })
  await page.getByRole('button', { name: `Pledge ${pledge.amount} ${pledge.coin}` }).click()
  await expect(page.getByRole('heading', { name: 'Pledge from wallet' })).toBeVisible()
}

async function pay(page: Page, { coin, amount }: { coin: string; amount: string }) {
  await page.getByRole('button', { name: 'Connect Test Wallet' }).click()
  await page.getByRole('button', { name: `Pay ${amount} ${coin}` }).click()
}

test('nothing is sent before the staking protocol is agreed to', async ({ page, member }) => {
  await page.goto('/#/pages/staking/index')
  await page.getByLabel('Amount').fill('100')
  await page.getByRole('button', { name: 'Review 100 BTCWT' }).click()

  await expect(page.getByText('Read the staking protocol and agree to it first.')).toBeVisible()
  await expect(page.getByText('BTCWT insufficient balance')).toBeVisible()
  expect(member.id).toBeTruthy()
})

test('a member pledges from the balance and finds the order active', async ({
  page,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCWT', amount: '250' })
  await review(page, { from: 'balance', coin: 'BTCWT', amount: '100' })
  await expect(page.getByRole('dialog')).toContainText('150 BTCWT')
  await page.getByRole('button', { name: 'Pledge 100 BTCWT' }).click()

  await expect(page.getByRole('heading', { name: 'My Staking' })).toBeVisible()
  await expect(page.getByText('30 days left')).toBeVisible()
  expect(await heldBy(db, member)).toEqual({
    'available:BTCWT': 150n * ONE,
    'staked:BTCWT': 100n * ONE,
  })
})

for (const coin of ['BTCW', 'BTCWT'] as const) {
  test(`a member pledges ${coin} from a wallet that does not know Bitwave yet`, async ({
    page,
    member,
    wallet,
    db,
  }) => {
    await openWalletPledge(page, { coin, amount: '100' })
    await pay(page, { coin, amount: '100' })

    // Three blocks may have passed before anybody could look.
    const done = page.getByRole('link', { name: 'See it in My Staking' })
    await expect(page.getByText('You can close the app.').or(done)).toBeVisible()
    await expect(page.getByText('3 of 3 blocks')).toBeVisible({ timeout: 30_000 })
    await expect(done).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Confirmed' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Order started' })).toBeVisible()
    expect(wallet.calls.map(({ method }) => method)).toContain('wallet_addEthereumChain')
    expect(await heldBy(db, member)).toEqual({ [`staked:${coin}`]: 100n * ONE })
  })
}

test('what the wallet declines takes nothing and can be tried again', async ({
  page,
  member,
  wallet,
  db,
}) => {
  wallet.refuses.add('eth_sendTransaction')
  await openWalletPledge(page, { coin: 'BTCW', amount: '50' })
  await pay(page, { coin: 'BTCW', amount: '50' })
  await expect(page.getByText('You declined in the wallet. Nothing was taken.')).toBeVisible()

  wallet.refuses.clear()
  await page.getByRole('button', { name: 'Pay 50 BTCW' }).click()
  await expect(page.getByText('3 of 3 blocks')).toBeVisible({ timeout: 30_000 })
  expect(await ordersOf(db, member)).toEqual([{ status: 'success', amount: 50n * ONE }])
})

test('a wallet that is slow to say whether it knows the app can be chosen all the same', async ({
  page,
  member,
  wallet,
}) => {
  const { promise: chosen, resolve } = Promise.withResolvers<void>()
  wallet.onCall = async (method) => {
    if (method === 'wallet_requestPermissions') resolve()
    if (method === 'eth_accounts') await chosen
  }
  await openWalletPledge(page, { coin: 'BTCW', amount: '40' })
  await page.getByRole('button', { name: 'Connect Test Wallet' }).click()

  await expect(page.getByRole('button', { name: 'Pay 40 BTCW' })).toBeVisible()
  expect(wallet.account.address).toBe(member.account)
})

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
