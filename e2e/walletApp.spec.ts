import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { ONE } from '#shared/money.ts'
import { expect, test } from './app.ts'
import { heldBy, ordersOf } from './books.ts'
import { farm } from './farm.ts'
import { tokenOf } from './screens.ts'
import { give, inWalletApp, linkOf, linkToPay, RUNS, ticketsOf, workersOf } from './walletApp.ts'
import { openOrder, payIn, sendsOf, words } from './walletPledge.ts'

test('an order is paid in a wallet app without a sign-in, and the app shows it', async ({
  page,
  member,
  browser,
  db,
}) => {
  await give(member)
  const order = await openOrder(page, member, '45')
  const ways = page.getByRole('heading', { level: 2, name: /wallet/i })
  await expect(ways.first()).toHaveText('Wallet app')
  await expect(page.getByRole('region', { name: 'Send it yourself' })).toContainText('21000')
  expect(await ticketsOf(db, order)).toEqual([])
  const link = await linkOf(page)
  expect(link).toMatch(new RegExp(`^${farm.appUrl}/#/pages/pay/index\\?ticket=[\\w-]{43}$`))

  const { app, wallet, there } = await inWalletApp(browser, member, 'Trust/8.40')
  await there.goto(link)
  await expect(there).toHaveTitle('Pay a pledge · Bitwave Farm')
  await expect(there.getByText('Nobody is signed in here.')).toContainText('45 BTCW')
  await payIn(there)
  await expect(there.getByText(RUNS)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(words.en.buttons.done)).toBeVisible({ timeout: 30_000 })

  expect(await tokenOf(there)).toBeNull()
  expect(await workersOf(there)).toBe(0)
  expect(sendsOf(wallet)).toBe(1)
  expect(await ordersOf(db, member)).toEqual([{ status: 'success', amount: 45n * ONE }])
  expect(await heldBy(db, member)).toEqual({ 'staked:BTCW': 45n * ONE })

  const again = await app.newPage()
  await again.goto(link)
  await expect(again.getByText(RUNS)).toBeVisible()
  await expect(again.getByRole('button', { name: words.en.buttons.pay })).toHaveCount(0)
  await app.close()
})

test('coming back to the app makes no second link', async ({ page, member, db }) => {
  const order = await openOrder(page, member, '46')
  const link = await linkOf(page)
  await page.reload()
  const shown = page.getByRole('link', { name: 'Open in Trust Wallet' })
  await expect(shown).toHaveAttribute('href', new RegExp(encodeURIComponent(link).slice(-43)))
  expect(await ticketsOf(db, order)).toHaveLength(1)
})

test('a wallet on another account is told so, and pays once it is on the right one', async ({
  page,
  member,
  browser,
  db,
}) => {
  const link = await linkToPay(page, member, '47')
  const { app, wallet, there } = await inWalletApp(
    browser,
    { key: generatePrivateKey() },
    'MetaMaskMobile',
  )
  await there.goto(link)
  await there.getByRole('button', { name: words.en.buttons.connect }).click()
  await expect(there.getByText('on another account than the one that the order')).toBeVisible()
  await expect(there.getByRole('button', { name: words.en.buttons.pay })).toHaveCount(0)
  expect(sendsOf(wallet)).toBe(0)

  await wallet.switchTo(there, privateKeyToAccount(member.key))
  await there.getByRole('button', { name: words.en.buttons.pay }).click()
  await expect(there.getByText(RUNS)).toBeVisible({ timeout: 30_000 })
  expect(await heldBy(db, member)).toEqual({ 'staked:BTCW': 47n * ONE })
  await app.close()
})

test('a wallet app that is killed once it has signed loses nothing: the payment is found', async ({
  page,
  member,
  browser,
  db,
}) => {
  const link = await linkToPay(page, member, '48')
  const { app, wallet, there } = await inWalletApp(browser, member, 'imToken/2.15.3')
  wallet.onSent = () => there.close()
  await there.goto(link)
  await payIn(there).catch((error: unknown) => {
    if (!there.isClosed()) throw error
  })
  await expect(page.getByText(words.en.buttons.done)).toBeVisible({ timeout: 30_000 })
  expect(await heldBy(db, member)).toEqual({ 'staked:BTCW': 48n * ONE })

  const again = await app.newPage()
  await again.goto(link)
  await expect(again.getByText(RUNS)).toBeVisible()
  expect(sendsOf(wallet)).toBe(1)
  await app.close()
})

test('a payment that the service cannot be told of is kept in the wallet app, and not made twice', async ({
  page,
  member,
  browser,
  db,
}) => {
  const link = await linkToPay(page, member, '49')
  const { app, wallet, there } = await inWalletApp(browser, member, 'TokenPocket_Android')
  await there.goto(link)
  await expect(there.getByRole('button', { name: words.en.buttons.connect })).toBeVisible()
  await there.route('**/api/product/**', (route) => route.abort())
  await payIn(there)
  await expect(there.getByText('Do not pay again.')).toBeVisible()
  await expect(there.getByRole('button', { name: words.en.buttons.pay })).toHaveCount(0)
  await there.unroute('**/api/product/**')
  const done = expect(there.getByText(RUNS)).toBeVisible({ timeout: 30_000 })
  // It is handed over by itself as well, and may be before the button is reached.
  await Promise.race([there.getByRole('button', { name: 'Hand it over now' }).click(), done])
  await done
  expect(sendsOf(wallet)).toBe(1)
  expect(await heldBy(db, member)).toEqual({ 'staked:BTCW': 49n * ONE })
  await app.close()
})
