import { expect, test } from './app.ts'

test('what is said while a sheet is open is told within it: nothing else is heard then', async ({
  page,
  member: _,
}) => {
  await page.goto('/#/pages/community/index')
  await page.getByRole('button', { name: 'QR code' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: /copy/i }).first().click()
  const told = (where: typeof sheet) => where.getByRole('status').filter({ hasText: /^Copied/ })
  await expect(told(sheet)).toHaveCount(1)
  await expect(told(page.locator('body'))).toHaveCount(1)
  // Closed while it is said, it is told by the page.
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(told(page.locator('body'))).toHaveCount(1)
})
