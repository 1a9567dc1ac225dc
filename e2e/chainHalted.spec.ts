import type { Page } from '@playwright/test'
import { deposit, expect, test } from './app.ts'
import { changeAnswer } from './changeAnswer.ts'
import { LANGUAGES } from './look.ts'
import { openOrder } from './walletPledge.ts'

/** Has the app hear that the chain cannot be relied on: no journey beside this one may find it so. */
const halt = (page: Page) =>
  changeAnswer(page, 'home/parameters', ({ parameters }) => {
    parameters.chainHalted = true
  })

const WORDS = {
  en: {
    head: 'The Bitwave chain cannot be relied on at the moment.',
    ways: ['From wallet', 'From balance'],
    pledge: 'you can pledge from your balance',
    pay: 'Better do not pay now',
    payout: 'Nothing is paid out until it can.',
    approval: 'Paid only once payouts go on',
    leave: 'What would I get if I left today?',
    review: /^Review/,
  },
  zh: {
    head: '目前無法取得可信的 Bitwave 鏈上資料。',
    ways: ['從錢包', '從餘額'],
    pledge: '您仍可從餘額質押',
    pay: '請先不要付款',
    payout: '恢復之前暫停對外支付',
    approval: '恢復提現付款後才會支付',
    leave: '今天離開能拿回多少？',
    review: /^確認/,
  },
} as const

for (const { locale, name } of LANGUAGES) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })
    const { head, ways, pledge, pay, payout, approval, leave, review } = WORDS[name]

    test('while the chain cannot be relied on, nobody is asked to pay from a wallet, and all are told', async ({
      page,
      member,
      db,
    }) => {
      await deposit(db, member, { coin: 'BTCWT', amount: '250' })
      await halt(page)
      await page.goto('/#/pages/staking/index')
      const note = page.getByRole('status').filter({ hasText: head })
      const button = page.getByRole('button', { name: review })
      await page.getByRole('radio', { name: ways[0] }).press('Space')
      await expect(note).toContainText(pledge)
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await page.getByRole('radio', { name: ways[1] }).press('Space')
      await expect(note).toBeHidden()
      await expect(button).not.toHaveAttribute('aria-disabled')

      await openOrder(page, member, '15')
      await expect(note).toContainText(pay)
      await page.goto('/#/pages/withdrawal/index')
      await expect(note).toContainText(payout)
      await expect(page.getByRole('main').getByText(approval)).toBeVisible()
      await page.goto('/#/pages/user/index')
      await page.getByRole('button', { name: leave }).click()
      await expect(page.getByRole('dialog').getByText(payout)).toBeVisible()
    })
  })
}
