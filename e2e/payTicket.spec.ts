import { devices } from '@playwright/test'
import { expect, newMember, signIn, test } from './app.ts'
import { arriveAt, startAt } from './arriveAt.ts'
import { heldBy } from './books.ts'
import { tokenOf } from './screens.ts'
import {
  inWalletApp,
  linkOf,
  linkToPay,
  openBrowser,
  RUNS,
  ticketsOf,
  workersOf,
} from './walletApp.ts'
import { openOrder, payIn } from './walletPledge.ts'

test('another member who is signed in where the link is opened stays signed in', async ({
  page,
  member,
  browser,
  db,
}) => {
  const link = await linkToPay(page, member, '51')
  const other = await newMember(db)
  const { app, there } = await inWalletApp(browser, member)
  await signIn(there, other)
  await there.goto(link)
  await payIn(there)
  await expect(there.getByText(RUNS)).toBeVisible({ timeout: 30_000 })
  await there.reload()
  await expect(there.getByText(RUNS)).toBeVisible()
  expect(await tokenOf(there)).toBe(`Bearer ${other.token}`)
  expect(await heldBy(db, other)).toEqual({})
  await app.close()
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
  await expect(there.getByRole('region', { name: 'Send it yourself' })).toContainText('52 BTCW')
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
  await expect(page.getByRole('heading', { name: 'Not saved on this device' })).toBeVisible()
  await page.unroute('**/api/product/openTicket')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Nobody is signed in here.')).toBeVisible()

  await db.inTx(
    (tx) => tx`
      update pledge_order set status = 'fail', reason = 'expired', expires_at = created_at
      where id = ${order}`,
  )
  await arriveAt(page, '/#/pages/home/index')
  await startAt(page, link)
  await expect(page.getByRole('heading', { name: 'This link has ended' })).toBeVisible()
})

test('the link is copied where the phone can share it too, which is a button of its own', async ({
  page,
  context,
  member,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    navigator.share = async ({ url } = {}) => localStorage.setItem('e2e.shared', url ?? '')
  })
  const shared = () => page.evaluate(() => localStorage.getItem('e2e.shared'))
  await openOrder(page, member, '55')
  const link = await linkOf(page)
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  expect(await shared()).toBeNull()
  await page.getByRole('button', { name: 'Share link' }).click()
  await expect.poll(shared).toBe(link)
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
