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
