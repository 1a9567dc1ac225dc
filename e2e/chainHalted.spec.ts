import type { Page } from '@playwright/test'
import { post } from './api.ts'
import { deposit, expect, test } from './app.ts'
import { changeAnswer } from './changeAnswer.ts'
import { LANGUAGES } from './look.ts'
import { openOrder } from './walletPledge.ts'

type Terms = Parameters<Parameters<typeof changeAnswer<'home/parameters'>>[2]>[0]

/** Has the app hear that the chain cannot be relied on: no journey beside this one may find it so. */
const halt = (page: Page, more: (terms: Terms) => void = () => {}) =>
  changeAnswer(page, 'home/parameters', (terms) => {
    terms.parameters.chainHalted = true
    more(terms)
  })

const WORDS = {
  en: {
    head: 'The Bitwave chain cannot be relied on at the moment.',
    ways: ['From wallet', 'From balance'],
    pledge: 'you can pledge from your balance',
    none: 'Nothing is lost.',
    pay: 'Better not pay now',
    paid: 'Yours is not lost: it is found by itself then. Do not pay again.',
    said: /The service last said, .+:/,
    today: 'To your wallet, today',
    later: 'To your wallet, once payouts go on',
    payout: 'Until then nothing is paid out.',
    approval: 'Paid only once payouts go on',
    leave: 'What would I get if I left today?',
    review: /^Review/,
  },
  zh: {
    head: '目前無法取得可信的 Bitwave 鏈上資料。',
    ways: ['從錢包', '從餘額'],
    pledge: '您仍可從餘額質押',
    none: '資產不受影響。',
    pay: '請先不要付款',
    paid: '您的付款不會遺失',
    said: /伺服器上次回覆（.+）：/,
    today: '今日可提至您的錢包',
    later: '恢復提現付款後可提至您的錢包',
    payout: '恢復之前暫停對外支付',
    approval: '恢復提現付款後才會支付',
    leave: '今天離開能拿回多少？',
    review: /^確認/,
  },
} as const

/** What else may be so, that nobody can pledge from a balance. */
const CLOSED = {
  'operators have closed': ({ coinSet }: Terms) => {
    for (const { pledge } of coinSet) pledge.balance = false
  },
  'operators have paused': ({ parameters }: Terms) => {
    parameters.pauses = { staking: 'Repairs.', transfers: null, withdrawals: null }
  },
}

for (const { locale, name } of LANGUAGES) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })
    const { head, ways, pledge, pay, payout, approval, leave, review, ...says } = WORDS[name]
    const noteOf = (page: Page) => page.getByRole('status').filter({ hasText: head })

    test('while the chain cannot be relied on, nobody is asked to pay from a wallet, and all are told', async ({
      page,
      member,
      db,
    }) => {
      await deposit(db, member, { coin: 'BTCWT', amount: '250' })
      await halt(page)
      await page.goto('/#/pages/staking/index')
      const note = noteOf(page)
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
      const sheet = page.getByRole('dialog')
      await expect(sheet.getByText(payout)).toBeVisible()
      await expect(sheet.getByText(says.later)).toHaveCount(2)
      await expect(sheet.getByText(says.today)).toHaveCount(0)
    })

    for (const [closed, close] of Object.entries(CLOSED)) {
      test(`the balance is no way out that ${closed}`, async ({ page, member, db }) => {
        await deposit(db, member, { coin: 'BTCWT', amount: '250' })
        await halt(page, close)
        await page.goto('/#/pages/staking/index')
        await page.getByRole('radio', { name: ways[0] }).press('Space')
        await expect(noteOf(page)).toContainText(says.none)
        await expect(page.getByText(pledge)).toHaveCount(0)
      })
    }

    test('whoever has paid already is told that it is not lost', async ({ page, member }) => {
      await halt(page)
      const orderId = await openOrder(page, member, '15')
      const hash = `0x${member.account.slice(2)}${'0'.repeat(24)}`
      expect(await post(member, 'product/bTCWPledge', { orderId, hash })).toMatchObject({
        code: 200,
      })
      await expect(noteOf(page)).toContainText(says.paid)
      await expect(page.getByText(pay)).toHaveCount(0)
    })

    test('out of reach it is what the service last said, and not how it is now', async ({
      page,
      member: _,
    }) => {
      await halt(page, ({ parameters }) => {
        parameters.pauses = { staking: null, transfers: null, withdrawals: 'Repairs.' }
      })
      await page.goto('/#/pages/withdrawal/index')
      const notes = page.getByRole('main').getByRole('status').filter({ hasText: /\S/ })
      await expect(notes).toHaveCount(2)
      await expect(page.getByText(says.said)).toHaveCount(0)
      await page.route('**/api/**', (route) => route.abort('connectionrefused'))
      await page.evaluate(() => dispatchEvent(new Event('offline')))
      for (const note of await notes.all()) await expect(note).toContainText(says.said)
    })
  })
}
