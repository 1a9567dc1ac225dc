import { deposit, expect, test } from './app.ts'
import { ordersOf } from './books.ts'
import { changeAnswer } from './changeAnswer.ts'
import { review } from './pledges.ts'

/** What the app knows is another one by now: what is said of it in the last look, and what of the one of now. */
const cases = [
  ['length', '31 days', '30 days'],
  ['weight', '1.5', '1'],
  ['T', '2,000 T', '1,000 T'],
] as const

for (const from of ['balance', 'wallet'] as const) {
  for (const [what, known, now] of cases) {
    test(`a term whose ${what} is another by now is asked about anew, from the ${from}`, async ({
      page,
      member,
      db,
    }) => {
      await deposit(db, member, { coin: 'BTCW', amount: '250' })
      await changeAnswer(page, 'home/parameters', ({ parameters, coinSet }) => {
        const [plan] = parameters.plans
        const [btcw] = coinSet
        if (plan && what === 'length') plan.termDays = 31
        if (plan && what === 'weight') plan.weight = '1.5'
        if (btcw && what === 'T') btcw.tPerCoin = '20'
      })
      await review(page, { from, coin: 'BTCW', amount: '100' })
      const look = page.getByRole('dialog')
      const said = (text: string) => look.locator('dd').filter({ hasText: new RegExp(`^${text}$`) })
      await expect(said(known)).toBeVisible()
      await expect(said(now)).toHaveCount(0)
      await page.unroute('**/api/home/parameters')

      const pledge = look.getByRole('button', { name: 'Pledge 100 BTCW' })
      await pledge.click()
      await expect(look.getByRole('alert')).toHaveText(
        'This term has 30 days and the weight 1 now, and the amount counts as 1000 T: not what you were shown, so nothing was pledged. Check it and pledge again.',
      )
      await expect(said(now)).toBeVisible()
      await expect(said(known)).toHaveCount(0)
      expect(await ordersOf(db, member)).toEqual([])
      await pledge.click()
      await expect(page.getByText(/^30 days( left|$| ·)/).first()).toBeVisible()
    })
  }
}
