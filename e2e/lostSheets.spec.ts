import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { countLoads } from './countLoads.ts'

/** A sheet's file, with what it brings, does not arrive. */
const loseSheet = (page: Page, part: string) =>
  page.route(`**/assets/${part}-*.js`, (route) => route.abort())

const said = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'This could not be loaded' })

const TYPED = {
  Nickname: 'Ann of the heron lake',
  Email: 'ann@example.org',
  'Login password': 'harbour Lantern 27',
  'Confirm password': 'harbour Lantern 27',
  'Wallet address': '0x00000000000000000000000000000000000000a1',
} as const

test('a sign-up whose wallet part does not arrive says so and keeps what was typed', async ({
  page,
}) => {
  await loseSheet(page, 'WalletAddress')
  await page.goto('/#/pages/register/index')
  const connect = page.getByRole('button', { name: 'Connect wallet' })
  await expect(connect).toBeVisible()
  const loads = countLoads(page)
  for (const [label, text] of Object.entries(TYPED)) await page.getByLabel(label).fill(text)
  for (const _ of ['once', 'again']) {
    await connect.click()
    await expect(said(page)).toBeVisible()
    await expect(said(page)).toHaveCount(0)
    for (const [label, text] of Object.entries(TYPED)) {
      await expect(page.getByLabel(label)).toHaveValue(text)
    }
  }
  expect(loads()).toBe(0)
  await page.unrouteAll()
  await connect.click()
  await expect(page.getByRole('dialog', { name: 'Connect wallet' })).toBeVisible()
})

test('a sign-in whose wallet part does not arrive goes on with the password', async ({ page }) => {
  await loseSheet(page, 'WalletSignIn')
  await page.goto('/#/pages/login/index')
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('harbour Lantern 27')
  await page.getByRole('button', { name: 'Sign in with wallet' }).click()
  await expect(said(page)).toBeVisible()
  await expect(password).toHaveValue('harbour Lantern 27')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
})

test('a figure whose source does not arrive leaves the screen as it is', async ({
  page,
  member: _,
}) => {
  await loseSheet(page, 'SourceSheet')
  await page.goto('/#/pages/user/index')
  const figure = page.locator('[data-figure]').first()
  await expect(figure).toBeVisible()
  const loads = countLoads(page)
  // Where nothing was typed the app is loaded anew for it, once.
  await figure.click()
  await expect.poll(loads).toBe(1)
  await figure.click()
  await expect(said(page)).toBeVisible()
  await expect(figure).toBeVisible()
  expect(loads()).toBe(1)
})

for (const [part, path, button] of [
  ['SolvencySheet', '/', /Reserves cover|owes nothing|try again/],
  ['LeavingSheet', '/#/pages/user/index', 'What would I get if I left today?'],
] as const)
  test(`a ${part} that does not arrive leaves the screen as it is`, async ({ page, member: _ }) => {
    await loseSheet(page, part)
    await page.goto(path)
    const opens = page.getByRole('button', { name: button })
    await expect(opens).toBeVisible()
    const loads = countLoads(page)
    await opens.click()
    await expect.poll(loads).toBe(1)
    await opens.click()
    await expect(said(page)).toBeVisible()
    await expect(opens).toBeVisible()
    expect(loads()).toBe(1)
    await page.unrouteAll()
    await opens.click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
