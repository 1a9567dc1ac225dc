import type { Page } from '@playwright/test'
import { post } from './api.ts'
import { deposit, expect, test } from './app.ts'
import { changeAnswer } from './changeAnswer.ts'
import { comesLate } from './heldBack.ts'
import { LANGUAGES } from './look.ts'
import { movedOn, noteShifts } from './shifts.ts'

/** What the pool lacks, as it comes from the service. */
const stopped = {
  since: '2026-11-26T09:30:00.000Z',
  reason: 'said in the language of the asker',
  difference: { what: 'pool', coin: 'BTCW', missing: '900' },
} as const

/** Has the app hear that payouts are stopped: no journey beside this one may find them so. */
const stop = (page: Page) =>
  changeAnswer(page, 'home/solvency', (coins) => {
    for (const coin of coins) coin.stopped = stopped
  })

const RECEIVER = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'

const WORDS = {
  en: {
    note: 'Payouts have been stopped since 26 November 2026, 09:30 UTC. The pool holds 900 BTCW less than the books say.',
    question: 'What would I get if I left today?',
    approval: 'Paid only once payouts go on',
    no: 'Usually none',
    said: /The service last said, .+: ?Payouts/,
  },
  zh: {
    note: '提現付款自 2026年11月26日 09:30 UTC 起停止。礦池在鏈上的餘額比帳目少 900 BTCW。',
    question: '今天離開能拿回多少？',
    approval: '恢復提現付款後才會支付',
    no: '通常免審核',
    said: /伺服器上次回覆（.+）：提現付款/,
  },
}

for (const { locale, name } of LANGUAGES) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })
    const { note, question, approval, no, said } = WORDS[name]

    test('whoever withdraws, or asks what leaving would bring, is told that payouts are stopped', async ({
      page,
      member,
      db,
    }) => {
      await stop(page)
      await page.goto('/#/pages/withdrawal/index')
      await expect(page.getByRole('main').getByText(note)).toBeVisible()
      await expect(page.getByRole('main').getByText(approval)).toBeVisible()
      await expect(page.getByText(no)).toHaveCount(0)
      await deposit(db, member, { coin: 'BTCW', amount: '300' })
      // An operator has to look at it: it waits all the time.
      const asked = { coin: 'BTCW', amount: '200', address: RECEIVER }
      const { result } = await post(member, 'asset/cash', asked)
      await page.goto(`/#/pages/withdrawal/record?id=${result.id}`)
      await expect(page.getByRole('dialog').getByText(note)).toBeVisible()
      await page.goto('/#/pages/user/index')
      await page.getByRole('button', { name: question }).click()
      await expect(page.getByRole('dialog', { name: question }).getByText(note)).toBeVisible()
    })

    test('out of reach, that payouts are stopped is what the service last said', async ({
      page,
      member: _,
    }) => {
      await stop(page)
      await page.goto('/#/pages/withdrawal/index')
      await expect(page.getByRole('main').getByText(note)).toBeVisible()
      await expect(page.getByText(said)).toHaveCount(0)
      await page.route('**/api/**', (route) => route.abort('connectionrefused'))
      await page.evaluate(() => dispatchEvent(new Event('offline')))
      await expect(page.getByRole('main').getByText(said)).toBeVisible()
      await page.goto('/#/pages/user/index')
      await page.getByRole('button', { name: question }).click()
      await expect(page.getByRole('dialog', { name: question }).getByText(said)).toBeVisible()
    })
  })
}

test('that payouts are stopped moves nothing, however late it is known', async ({
  page,
  member: _,
}) => {
  await noteShifts(page)
  await stop(page)
  await comesLate(page, '**/api/home/solvency', 1_500)
  await page.goto('/#/pages/withdrawal/index')
  await expect(page.getByRole('main').getByText(WORDS.en.note)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeVisible()
  expect(await movedOn(page)).toEqual([])
})
