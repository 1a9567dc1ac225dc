import { deposit, expect, test } from './app.ts'

test('the largest exact amounts fit the smallest phone', async ({ page, member, db }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await deposit(db, member, { coin: 'BTCW', amount: '123456789.000000000000000001' })
  await page.goto('/#/pages/transfer/index')
  await page.getByLabel('Amount').fill('1234567.5')
  const left = page.getByText('122,222,221.499000000000000001 BTCW')
  await left.scrollIntoViewIfNeeded()
  await expect(left).toBeInViewport({ ratio: 1 })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(320)
})

test('where it comes from is told with all its digits inside the sheet', async ({
  page,
  member,
  db,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await deposit(db, member, { coin: 'BTCW', amount: '71.451355661881977671' })
  await page.goto('/#/pages/user/index')
  await page.locator('[data-figure="account.available"]').first().click()
  const exact = page.getByRole('dialog').locator('[data-exact]')
  await expect(exact).toHaveText('71.451355661881977671 BTCW')
  const [wide, room] = await exact.evaluate((it) => [it.scrollWidth, it.clientWidth])
  expect(wide).toBeLessThanOrEqual(room ?? 0)
})
