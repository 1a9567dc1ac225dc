import type { Page } from '@playwright/test'
import { createWalletClient, type Hex, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { headOf, setAutomine } from '#devnet/control.ts'
import { rpc } from '#devnet/rpc.ts'
import { ONE } from '#shared/money.ts'
import { expect, type Member, test } from './app.ts'
import { heldBy, ordersOf } from './books.ts'
import { devnet, farm } from './farm.ts'
import type { Wallet } from './wallet.ts'
import { expectTrouble, openOrder, payIn, sendsOf, words } from './walletPledge.ts'

// These hold the shared chain's blocks back and move its time, so they run when the others are done, one after another.
test.describe.configure({ mode: 'serial' })

const { rpcUrl, poolAddress } = farm.devnet
const pool = poolAddress as Hex

/** More than any transaction of these tests has offered before. */
const MORE = { maxFeePerGas: 10n ** 11n, maxPriorityFeePerGas: 5n * 10n ** 10n, gas: 100_000n }

const HALF_AN_HOUR = 31 * 60

test.afterEach(() => setAutomine(rpcUrl, true))

/** Pays an order in a browser while no block is mined. Answers its transaction. */
async function payInNoBlock(page: Page, member: Member, wallet: Wallet) {
  await openOrder(page, member, '45')
  await page.getByRole('button', { name: words.en.buttons.connect }).waitFor()
  await quiet()
  await setAutomine(rpcUrl, false)
  const { promise: sent, resolve } = Promise.withResolvers<Hex>()
  wallet.onSent = resolve
  await payIn(page)
  const hash = await sent
  await expect(page.getByText('Waiting for the first block')).toBeVisible()
  const { nonce } = await rpc<{ nonce: Hex }>(rpcUrl, 'eth_getTransactionByHash', hash)
  return { hash, nonce: Number(nonce) }
}

/** Until no block is mined any more: the devnet mines some on top of each payment. */
async function quiet() {
  let last = -1
  await expect
    .poll(
      async () => {
        const before = last
        last = (await headOf(rpcUrl)).number
        return last === before
      },
      { intervals: [2_500], timeout: 30_000 },
    )
    .toBe(true)
}

/** Sends from the member's wallet, past the browser. */
const send = (member: Member, tx: { to: Hex; value: bigint; nonce?: number }) =>
  createWalletClient({
    account: privateKeyToAccount(member.key),
    transport: http(rpcUrl),
  }).sendTransaction({ chain: null, ...tx, ...MORE })

const mine = () => devnet('/api/mine', { blocks: 1 })

test('a payment that is sped up in the wallet completes its order under the new hash', async ({
  page,
  member,
  wallet,
  db,
}) => {
  const { hash, nonce } = await payInNoBlock(page, member, wallet)
  const fast = await send(member, { to: pool, value: 45n * ONE, nonce })
  await mine()
  await expect(page.getByText(words.en.buttons.done)).toBeVisible({ timeout: 30_000 })
  await expect(page.locator(`a[href*="${fast}"]`)).toBeVisible()
  await expect(page.locator(`a[href*="${hash}"]`)).toHaveCount(0)
  expect(await ordersOf(db, member)).toEqual([{ status: 'success', amount: 45n * ONE }])
  expect(await heldBy(db, member)).toEqual({ 'staked:BTCW': 45n * ONE })
})

test('a payment that is cancelled in the wallet ends its order, and nothing was taken', async ({
  page,
  member,
  wallet,
  db,
}) => {
  const { nonce } = await payInNoBlock(page, member, wallet)
  await send(member, { to: wallet.account.address, value: 0n, nonce })
  await mine()
  await expect(
    page.getByText(/replaced by another one in the wallet. Nothing was taken/),
  ).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('link', { name: 'Pledge again' })).toBeVisible()
  expect(await heldBy(db, member)).toEqual({})
})

test('a payment that the network drops is looked for during half an hour, then nothing was taken; a late one is credited', async ({
  page,
  member,
  wallet,
  db,
}) => {
  test.setTimeout(120_000)
  const { hash, nonce } = await payInNoBlock(page, member, wallet)
  await rpc(rpcUrl, 'anvil_dropTransaction', hash)
  await expect(page.getByText(/^Checking: Bitwave does not know this transaction/)).toBeVisible()
  await expect(page.getByText('What becomes of the payment shows here by itself.')).toBeVisible()

  await devnet('/api/time', { seconds: HALF_AN_HOUR })
  await expect(
    page.getByText(/The network dropped the transaction.* Nothing was taken/),
  ).toBeVisible({
    timeout: 30_000,
  })
  expect(await heldBy(db, member)).toEqual({})

  await send(member, { to: pool, value: 45n * ONE, nonce })
  await mine()
  await expect
    .poll(() => heldBy(db, member), { timeout: 30_000 })
    .toEqual({ 'available:BTCW': 45n * ONE })
  await page.reload()
  await expect(page.getByText(/arrived after the order had ended. It was credited/)).toBeVisible()
})

test('while a payment that this browser knows nothing of waits for its block, the wallet is not asked', async ({
  page,
  member,
  wallet,
  db,
}) => {
  const { says, buttons } = words.en
  await openOrder(page, member, '25')
  await page.getByRole('button', { name: buttons.connect }).click()
  await page.getByRole('button', { name: buttons.pay }).waitFor()
  await quiet()
  await setAutomine(rpcUrl, false)
  await send(member, { to: pool, value: 25n * ONE })
  await page.getByRole('button', { name: buttons.pay }).click()
  await expectTrouble(page, says.onItsWay, buttons.check)

  await mine()
  await page.getByRole('button', { name: buttons.check }).click()
  await expect(page.getByText(buttons.done)).toBeVisible({ timeout: 30_000 })
  expect(sendsOf(wallet)).toBe(0)
  expect(await heldBy(db, member)).toEqual({ 'staked:BTCW': 25n * ONE })
})

for (const locale of ['en-GB', 'zh-TW'] as const) {
  const { says, buttons } = locale === 'en-GB' ? words.en : words.zh

  test.describe(locale, () => {
    test.use({ locale })

    test('while a transaction of the account waits for its block, the wallet is not asked again', async ({
      page,
      member,
      wallet,
      db,
    }) => {
      wallet.onSent = () => Promise.reject(new Error('The wallet broke down'))
      await openOrder(page, member, '25')
      await page.getByRole('button', { name: buttons.connect }).click()
      await page.getByRole('button', { name: buttons.pay }).waitFor()
      await quiet()
      await setAutomine(rpcUrl, false)
      await page.getByRole('button', { name: buttons.pay }).click()
      await expectTrouble(page, says.unknown, buttons.pay)
      await page.getByRole('button', { name: buttons.pay }).click()
      await expectTrouble(page, says.onItsWay, buttons.check)

      await mine()
      await page.getByRole('button', { name: buttons.check }).click()
      await expect(page.getByText(buttons.done)).toBeVisible({ timeout: 30_000 })
      expect(sendsOf(wallet)).toBe(1)
      expect(await heldBy(db, member)).toEqual({ 'staked:BTCW': 25n * ONE })
    })
  })
}

test.describe('zh-TW', () => {
  test.use({ locale: 'zh-TW' })

  test('an order that nobody pays ends after half an hour with nothing taken; a late payment is credited', async ({
    page,
    member,
    wallet,
    db,
  }) => {
    test.setTimeout(120_000)
    await openOrder(page, member, '45')
    await page.getByRole('button', { name: words.zh.buttons.connect }).waitFor()
    await devnet('/api/time', { seconds: HALF_AN_HOUR + 60 })
    await expect(
      page.getByText(/未在期限內收到數量相符的付款，此訂單沒有扣除任何資產。.*將計入您的餘額/),
    ).toBeVisible({
      timeout: 30_000,
    })
    expect(await ordersOf(db, member)).toEqual([{ status: 'fail', amount: 45n * ONE }])

    await send(member, { to: pool, value: 45n * ONE })
    await expect
      .poll(() => heldBy(db, member), { timeout: 30_000 })
      .toEqual({ 'available:BTCW': 45n * ONE })
    await page.reload()
    await expect(page.getByText(/在訂單結束後才到帳，已計入您的餘額/)).toBeVisible()
    expect(wallet.calls.filter(({ method }) => method === 'eth_sendTransaction')).toEqual([])
  })
})
