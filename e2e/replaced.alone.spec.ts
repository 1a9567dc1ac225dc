import { rpc } from '#devnet/rpc.ts'
import { ONE } from '#shared/money.ts'
import { expect, test } from './app.ts'
import { heldBy, ordersOf } from './books.ts'
import { devnet, farm } from './farm.ts'
import { letBlocks, mine, payInNoBlock, pool, send } from './noBlocks.ts'
import { openOrder, words } from './walletPledge.ts'

// These hold the shared chain's blocks back and move its time, so they run when the others are done, one after another.
test.describe.configure({ mode: 'serial' })

const { rpcUrl } = farm.devnet

const HALF_AN_HOUR = 31 * 60

test.afterEach(letBlocks)

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
  await expect(
    page.getByText(/^Checking: the Bitwave chain does not show this transaction/),
  ).toBeVisible()
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
