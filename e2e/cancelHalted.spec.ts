import { post } from './api.ts'
import { deposit, expect, test } from './app.ts'
import { changeAnswer } from './changeAnswer.ts'
import { stranger } from './deskWithdrawals.ts'
import { LANGUAGES } from './look.ts'

const WORDS = {
  en: { waits: 'Until then nothing is paid out.', cancel: 'Cancel this withdrawal' },
  zh: { waits: '恢復之前暫停對外支付', cancel: '取消這筆提現' },
} as const

for (const { locale, name } of LANGUAGES) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test('a withdrawal is not offered to be cancelled while the service would refuse it', async ({
      page,
      member,
      db,
    }) => {
      await deposit(db, member, { coin: 'BTCW', amount: '150' })
      const asked = { coin: 'BTCW', amount: '120', address: stranger() }
      const { result } = await post(member, 'asset/cash', asked)
      await changeAnswer(page, 'home/parameters', ({ parameters }) => {
        parameters.chainHalted = true
      })
      await page.goto(`/#/pages/withdrawal/record?id=${result.id}`)
      const sheet = page.getByRole('dialog')
      await expect(sheet.getByText(WORDS[name].waits)).toBeVisible()
      await expect(sheet.getByRole('button', { name: WORDS[name].cancel })).toBeDisabled()
    })
  })
}
