import { expect, test } from './app.ts'

test('Send Code counts down from 60 seconds, over a restart of the app too, and becomes Resend Code', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/#/pages/register/index')
  await page.getByLabel('Email').fill(`countdown${Date.now()}@example.org`)
  await page.getByRole('button', { name: 'Send Code' }).click()
  await expect(page.getByText(/^(60|59|58) seconds to retry$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send Code' })).toHaveCount(0)

  await page.clock.runFor(30_000)
  await expect(page.getByText(/^(30|2\d) seconds to retry$/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^(30|2\d) seconds to retry$/)).toBeVisible()
  await page.clock.runFor(31_000)
  await expect(page.getByRole('button', { name: 'Resend Code' })).toBeVisible()
})
