import { deposit, expect, newMember, signIn, test } from './app.ts'
import { farm } from './farm.ts'
import { judge, LANGUAGES } from './look.ts'

const TITLE = /^(How coins come into your balance|餘額從何而來)$/

test('whoever has no coin reads how they come into the balance, until the first is there', async ({
  page,
  member,
  db,
}) => {
  await page.goto('/#/pages/user/index')
  const told = page.getByRole('region', { name: TITLE })
  await expect(told).toContainText('a pledge can be paid straight from your wallet')
  const whole = (await told.innerText()).replaceAll(/\s/g, '').toLowerCase()
  expect(whole).toContain(member.account.toLowerCase())
  expect(whole).toContain(farm.devnet.poolAddress.toLowerCase())

  // What it says is what happens.
  await deposit(db, member, { coin: 'BTCW', amount: '3' })
  await page.reload()
  await expect(page.getByText('Withdrawing').first()).toBeVisible()
  await expect(told).toHaveCount(0)
})

for (const { locale, name } of LANGUAGES) {
  test(`whose wallet has not signed is told to do that first, in ${locale}`, async ({
    browser,
    db,
  }) => {
    const member = await newMember(db, { proved: false })
    for (const width of [320, 390, 1280]) {
      const viewport = { width, height: 844 }
      const context = await browser.newContext({ baseURL: farm.appUrl, locale, viewport })
      const page = await context.newPage()
      await signIn(page, member)
      await page.goto('/#/pages/user/index')
      const told = page.getByRole('region', { name: TITLE })
      const way = told.getByRole('link', { name: /^(Prove your wallet address|驗證錢包地址)$/ })
      await expect(way).toBeVisible()
      expect(await told.innerText()).not.toContain(farm.devnet.poolAddress.slice(0, 6))
      await judge(page, { name, width, part: page.getByRole('main'), where: 'Account' })
      await way.click()
      await expect(page).toHaveURL(/user\/info$/)
      await context.close()
    }
  })
}
