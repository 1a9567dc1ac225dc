import { deposit, expect, test } from './app.ts'
import { changeAnswer } from './changeAnswer.ts'

for (const from of ['balance', 'wallet']) {
  test(`a term whose length is another by now is asked about anew, from the ${from}`, async ({
    page,
    member,
    db,
  }) => {
    await deposit(db, member, { coin: 'BTCWT', amount: '250' })
    // The app knows a length that is another one by now.
    await changeAnswer(page, 'home/parameters', ({ parameters }) => {
      for (const plan of parameters.plans) if (plan.id === 'd30') plan.termDays = 31
    })
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
