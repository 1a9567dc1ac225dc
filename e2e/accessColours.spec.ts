import type { Locator } from '@playwright/test'
import { test as base, expect, type Member, signIn } from './app.ts'
import { newFarmer } from './farmer.ts'
import { tabTo } from './keys.ts'

const test = base.extend<object, { farmer: Member }>({
  farmer: [async ({ db }, use) => use(await newFarmer(db)), { scope: 'worker', timeout: 60_000 }],
})

test.use({ isMobile: false })

test('whoever asks for more contrast has lines and small print that stand out', async ({
  page,
  farmer,
}) => {
  await page.emulateMedia({ contrast: 'more' })
  await signIn(page, farmer)
  await page.goto('/#/pages/billList/index')
  const row = page.locator('[data-row="0"] > :last-child')
  await expect(row).toHaveCSS('border-left-color', 'rgb(111, 134, 123)')
  await expect(row.getByText(/^(BTCW|BTCWT)$/).first()).toHaveCSS('color', 'rgb(211, 224, 217)')
})

test.describe('in colours of the system', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('a button has a line round it', async ({ page, farmer }) => {
    await signIn(page, farmer)
    await page.goto('/#/pages/set/index')
    const line = (button: Locator) => button.evaluate((it) => getComputedStyle(it).borderTopStyle)
    expect(await line(page.getByRole('button', { name: 'Sign out' }))).toBe('solid')
  })

  test('a row has a line below it', async ({ page, farmer }) => {
    await signIn(page, farmer)
    await page.goto('/#/pages/billList/index')
    const first = page.locator('[data-row="0"] > :last-child')
    await expect(page.locator('[data-row="1"]')).toBeVisible()
    await expect(first).toHaveCSS('border-bottom-width', '1px')
  })

  test('the focus and what is chosen are seen', async ({ page, farmer }) => {
    await signIn(page, farmer)
    await page.goto('/#/pages/transfer/index')
    const amount = page.getByLabel('Amount')
    await tabTo(page, amount)
    const box = amount.locator('..')
    const ring = await box.evaluate((it) => getComputedStyle(it).outlineColor)
    expect(ring).not.toMatch(/, 0\)$/)

    await page.goto('/#/pages/billList/index')
    const colours = (name: string) =>
      page
        .getByRole('radio', { name, exact: true })
        .locator('..')
        .evaluate((it) => getComputedStyle(it).backgroundColor)
    await expect(page.getByRole('radio', { name: 'BTCW', exact: true })).toBeAttached()
    // The way to a screen ends at its heading: keys that are pressed before that would go there.
    await expect(page.getByRole('heading', { level: 1, name: 'Details' })).toBeFocused()
    await page.getByRole('radio', { name: 'BTCW', exact: true }).press('Space')
    const other = await colours('BTCWT')
    await expect.poll(() => colours('BTCW')).not.toBe(other)

    await page.goto('/#/pages/home/index')
    const tab = (name: string) =>
      page
        .getByRole('navigation')
        .getByRole('link', { name, exact: true })
        .evaluate((it) => getComputedStyle(it).fontWeight)
    expect(Number(await tab('Home'))).toBeGreaterThan(Number(await tab('Account')))
  })
})
