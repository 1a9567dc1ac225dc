import { expect, test } from './app.ts'
import { strip } from './offlineStrip.ts'
import { KEPT } from './untold.ts'
import { inWalletApp, linkToPay, RUNS } from './walletApp.ts'
import { openOrder, payIn, sendsOf, words } from './walletPledge.ts'

test('whoever has paid what the service does not know yet is told so where the ways to pay were', async ({
  page,
  member,
  wallet: _,
}) => {
  await openOrder(page, member, '14')
  await expect(page.getByRole('button', { name: words.en.buttons.connect })).toBeVisible()
  await page.route('**/api/product/**', (route) => route.abort())
  await payIn(page)
  await expect(page.getByRole('status').filter({ hasText: KEPT })).toBeVisible()
  await expect(page.getByText(KEPT)).toHaveCount(1)
  await expect(page.getByRole('main')).toBeFocused()

  const now = page.getByRole('button', { name: 'Hand it over now' })
  await now.focus()
  await page.unroute('**/api/product/**')
  await expect(page.getByText('Approved in your wallet')).toBeVisible()
  await expect(now).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('what the wallet app keeps is told, and handed over by itself once the service can be reached', async ({
  page,
  member,
  browser,
}) => {
  const link = await linkToPay(page, member, '50')
  const { app, wallet, there } = await inWalletApp(browser, member, 'TokenPocket_Android')
  await there.goto(link)
  await expect(there.getByRole('button', { name: words.en.buttons.connect })).toBeVisible()
  await there.route('**/api/product/**', (route) => route.abort())
  await payIn(there)
  const told = there.getByRole('status')
  await expect(told.filter({ hasText: 'Do not pay again.' })).toBeVisible()
  await expect(there.getByText('Do not pay again.')).toHaveCount(1)
  await expect(there.getByRole('main')).toBeFocused()

  await expect(strip(there)).toContainText('Offline')
  const handedIn = there.waitForResponse('**/api/product/ticketHash')
  await there.unroute('**/api/product/**')
  expect((await handedIn).ok()).toBe(true)
  await expect(told.filter({ hasText: RUNS })).toBeVisible({ timeout: 30_000 })
  await expect(there.getByRole('main')).toBeFocused()
  expect(sendsOf(wallet)).toBe(1)
  await app.close()
})
