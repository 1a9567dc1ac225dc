import { post } from './api.ts'
import { deposit, expect, test } from './app.ts'

test('until a first reward My Staking says what will stand there, and draws no chart of nothing', async ({
  page,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCW', amount: '5' })
  const pledge = { coin: 'BTCW', amount: '5', planId: 'd30' }
  expect(await post(member, 'product/pledge', pledge)).toMatchObject({ code: 200 })
  await page.goto('/#/pages/staking/my')
  await expect(page.getByRole('button', { name: /5 BTCW/ })).toBeVisible()
  await expect(page.getByText('What your orders earn shows here, day by day')).toBeVisible()
  await expect(page.locator('[data-figure="my.daily"]')).toHaveCount(0)
})
