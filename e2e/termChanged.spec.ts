import type { Page } from '@playwright/test'
import { deposit, expect, test } from './app.ts'

/** Has the app know a length of a term that is another one by now. */
const tellBefore = (page: Page) =>
  page.route('**/api/home/parameters', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    json.result.parameters.plans.find(({ id }: { id: string }) => id === 'd30').termDays = 31
    await route.fulfill({ response, json })
  })

for (const from of ['balance', 'wallet']) {
  test(`a term whose length is another by now is asked about anew, from the ${from}`, async ({
    page,
    member,
    db,
  }) => {
    await deposit(db, member, { coin: 'BTCWT', amount: '250' })
    await tellBefore(page)
    await page.goto('/#/pages/staking/index')
    await page.getByRole('radio', { name: `From ${from}` }).press('Space')
    await page.getByRole('radio', { name: 'BTCWT', exact: true }).press('Space')
    await page.getByRole('radio', { name: /^31 d/ }).press('Space')
    await page.getByLabel('Amount').fill('100')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Review 100 BTCWT' }).click()
    const look = page.getByRole('dialog')
    await expect(look).toContainText('31 days')
    await page.unroute('**/api/home/parameters')

    const pledge = look.getByRole('button', { name: 'Pledge 100 BTCWT' })
    await pledge.click()
    await expect(look.getByRole('alert')).toContainText('The length of this term in days is 30 now')
    await expect(look).toContainText('30 days')
    await expect(look).not.toContainText('31 days')
    await pledge.click()
    await expect(page.getByText(/^30 days( left|$| ·)/).first()).toBeVisible()
  })
}
