import { type Browser, devices, type Page } from '@playwright/test'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { Database } from '#server/db/open.ts'
import { expect, type Member, newMember, signIn, test } from './app.ts'
import { heldBy, ordersOf } from './books.ts'
import { devnet, farm } from './farm.ts'
import { installWallet } from './wallet.ts'
import { openOrder, payIn, sendsOf, words } from './walletPledge.ts'

const ONE = 10n ** 18n
const PHONE = devices['Pixel 7']
const RUNS = 'Paid, and the order runs: go back to the app.'

/** The browser inside a wallet app, or with nothing added the phone's own: nobody is signed in there. */
const openBrowser = (browser: Browser, named = '') =>
  browser.newContext({
    ...PHONE,
    userAgent: `${PHONE.userAgent} ${named}`.trim(),
    baseURL: farm.appUrl,
    locale: 'en-GB',
    serviceWorkers: 'allow',
  })

/** Has the link made and reads the page behind it as a wallet app does. */
async function linkOf(page: Page): Promise<string> {
  const way = page.getByRole('region', { name: 'Wallet app' })
  await way.getByRole('button', { name: 'Choose a wallet app' }).click()
  const href = await way.getByRole('link', { name: 'Open in Trust Wallet' }).getAttribute('href')
  return new URL(href ?? '').searchParams.get('url') ?? ''
}

const give = ({ account }: Member) =>
  devnet('/api/give', { address: account, coin: 'BTCW', amount: '1000' })

const ticketsOf = (db: Database, order: string) =>
  db.inTx((tx) => tx`select 1 from pledge_ticket where order_id = ${order}`)

const workersOf = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

test('an order is paid in a wallet app without a sign-in, and the app shows it', async ({
  page,
  member,
  browser,
  db,
}) => {
  await give(member)
  const order = await openOrder(page, member, '45')
  const ways = page.getByRole('heading', { level: 2 })
  await expect(ways.first()).toHaveText('Wallet app')
  await expect(page.getByRole('region', { name: 'Any wallet' })).toContainText('21000')
  expect(await ticketsOf(db, order)).toEqual([])
  const link = await linkOf(page)
  expect(link).toMatch(new RegExp(`^${farm.appUrl}/#/pages/pay/index\\?ticket=[\\w-]{43}$`))

  const inWallet = await openBrowser(browser, 'Trust/8.40')
  const wallet = await installWallet(inWallet, member.key)
  const there = await inWallet.newPage()
  await there.goto(link)
  await expect(there).toHaveTitle('Pay a pledge · Bitwave Farm')
  await expect(there.getByText('Nobody is signed in here.')).toContainText('45 BTCW')
  await payIn(there)
  await expect(there.getByText(RUNS)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(words.en.buttons.done)).toBeVisible({ timeout: 30_000 })

  expect(await there.evaluate(() => localStorage.getItem('bw.token'))).toBeNull()
  expect(await workersOf(there)).toBe(0)
  expect(sendsOf(wallet)).toBe(1)
  expect(await ordersOf(db, member)).toEqual([{ status: 'success', amount: 45n * ONE }])
  expect(await heldBy(db, member)).toEqual({ 'staked:BTCW': 45n * ONE })

  const again = await inWallet.newPage()
  await again.goto(link)
  await expect(again.getByText(RUNS)).toBeVisible()
  await expect(again.getByRole('button', { name: words.en.buttons.pay })).toHaveCount(0)
  await inWallet.close()
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
  await give(member)
  await openOrder(page, member, '47')
  const link = await linkOf(page)
  const inWallet = await openBrowser(browser, 'MetaMaskMobile')
  const wallet = await installWallet(inWallet, generatePrivateKey())
  const there = await inWallet.newPage()
  await there.goto(link)
  await there.getByRole('button', { name: words.en.buttons.connect }).click()
  await expect(there.getByText('on another account than the one that the order')).toBeVisible()
  await expect(there.getByRole('button', { name: words.en.buttons.pay })).toHaveCount(0)
  expect(sendsOf(wallet)).toBe(0)

  await wallet.switchTo(there, privateKeyToAccount(member.key))
  await there.getByRole('button', { name: words.en.buttons.pay }).click()
  await expect(there.getByText(RUNS)).toBeVisible({ timeout: 30_000 })
  expect(await heldBy(db, member)).toEqual({ 'staked:BTCW': 47n * ONE })
  await inWallet.close()
})

test('a wallet app that is killed once it has signed loses nothing: the payment is found', async ({
  page,
  member,
  browser,
  db,
}) => {
  await give(member)
  await openOrder(page, member, '48')
  const link = await linkOf(page)
  const inWallet = await openBrowser(browser, 'imToken/2.15.3')
  const wallet = await installWallet(inWallet, member.key)
  const there = await inWallet.newPage()
  wallet.onSent = () => there.close()
  await there.goto(link)
  await payIn(there).catch((error: unknown) => {
    if (!there.isClosed()) throw error
  })
  await expect(page.getByText(words.en.buttons.done)).toBeVisible({ timeout: 30_000 })
  expect(await heldBy(db, member)).toEqual({ 'staked:BTCW': 48n * ONE })

  const again = await inWallet.newPage()
  await again.goto(link)
  await expect(again.getByText(RUNS)).toBeVisible()
  expect(sendsOf(wallet)).toBe(1)
  await inWallet.close()
})

test('a payment that the service cannot be told of is kept in the wallet app, and not made twice', async ({
  page,
  member,
  browser,
  db,
}) => {
  await give(member)
  await openOrder(page, member, '49')
  const link = await linkOf(page)
  const inWallet = await openBrowser(browser, 'TokenPocket_Android')
  const wallet = await installWallet(inWallet, member.key)
  const there = await inWallet.newPage()
  await there.goto(link)
  await expect(there.getByRole('button', { name: words.en.buttons.connect })).toBeVisible()
  await there.route('**/api/product/**', (route) => route.abort())
  await payIn(there)
  await expect(there.getByText('Do not pay again.')).toBeVisible()
  await expect(there.getByRole('button', { name: words.en.buttons.pay })).toHaveCount(0)
  await there.unroute('**/api/product/**')
  await there.getByRole('button', { name: 'Hand it over now' }).click()
  await expect(there.getByText(RUNS)).toBeVisible({ timeout: 30_000 })
  expect(sendsOf(wallet)).toBe(1)
  expect(await heldBy(db, member)).toEqual({ 'staked:BTCW': 49n * ONE })
  await inWallet.close()
})

test('another member who is signed in where the link is opened stays signed in', async ({
  page,
  member,
  browser,
  db,
}) => {
  await give(member)
  await openOrder(page, member, '51')
  const link = await linkOf(page)
  const other = await newMember(db)
  const shared = await openBrowser(browser)
  await installWallet(shared, member.key)
  const there = await shared.newPage()
  await signIn(there, other)
  await there.goto(link)
  await payIn(there)
  await expect(there.getByText(RUNS)).toBeVisible({ timeout: 30_000 })
  await there.reload()
  await expect(there.getByText(RUNS)).toBeVisible()
  const token = await there.evaluate(() => localStorage.getItem('bw.token'))
  expect(token).toBe(`Bearer ${other.token}`)
  expect(await heldBy(db, other)).toEqual({})
  await shared.close()
})

test('a phone browser without a wallet leads on to the wallet apps and to any wallet', async ({
  page,
  member,
  browser,
}) => {
  await openOrder(page, member, '52')
  const link = await linkOf(page)
  const plain = await openBrowser(browser)
  const there = await plain.newPage()
  await there.goto(link)
  const app = there.getByRole('link', { name: 'Open in Trust Wallet' })
  await expect(app).toHaveAttribute('href', new RegExp(encodeURIComponent(link).slice(-43)))
  await expect(there.getByRole('region', { name: 'Any wallet' })).toContainText('52 BTCW')
  // The same farm does put its worker into a browser that is no wallet's.
  await expect.poll(() => workersOf(there)).toBe(1)
  await plain.close()
})

test('a link that has ended says so in the app’s words, and one out of reach is asked for again', async ({
  page,
  member,
  db,
}) => {
  const order = await openOrder(page, member, '53')
  const link = await linkOf(page)
  await page.route('**/api/product/openTicket', (route) => route.abort())
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await page.unroute('**/api/product/openTicket')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Nobody is signed in here.')).toBeVisible()

  await db.inTx(
    (tx) => tx`
      update pledge_order set status = 'fail', reason = 'expired', expires_at = created_at
      where id = ${order}`,
  )
  await page.goto('/#/pages/home/index')
  await page.goto(link)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This link has ended' })).toBeVisible()
})

test.describe('on a computer', () => {
  const { viewport, userAgent } = devices['Desktop Chrome']
  test.use({ viewport, userAgent, isMobile: false, hasTouch: false })

  test('the payment’s page is a code for a phone, made when somebody asks for it', async ({
    page,
    member,
    db,
  }) => {
    const order = await openOrder(page, member, '54')
    const fold = page.getByText('Open on a phone')
    await expect(fold).toBeVisible()
    expect(await ticketsOf(db, order)).toEqual([])
    await fold.click()
    await expect(page.getByRole('img', { name: 'QR code of the payment page' })).toBeVisible()
    expect(await ticketsOf(db, order)).toHaveLength(1)
  })
})
