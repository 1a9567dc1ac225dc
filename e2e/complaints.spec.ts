import type { Page } from '@playwright/test'
import { deposit, expect, newMember, test } from './app.ts'
import { fillTransfer } from './transfers.ts'

const review = (page: Page, what: string) =>
  page.getByRole('button', { name: `Review ${what}` }).click()

/** What stands at the amount. */
const expectSaid = (page: Page, words: RegExp) =>
  expect(page.getByLabel('Amount')).toHaveAccessibleDescription(words)

/** Has the app ask for the balance, as it does by itself every 15 seconds. */
async function askForBalance(page: Page, balance: string) {
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(page.getByRole('button', { name: balance, exact: true })).toBeVisible({
    timeout: 30_000,
  })
}

const SHORT = /[Ii]nsufficient balance/

test('a pledge is complained of no longer than what is wrong with it lasts', async ({
  page,
  member,
  db,
}) => {
  await page.goto('/#/pages/staking/index')
  await page.getByRole('radio', { name: 'From balance' }).press('Space')
  await page.getByRole('radio', { name: 'BTCWT', exact: true }).press('Space')
  await page.getByLabel('Amount').fill('5')
  await review(page, '5 BTCWT')
  await expectSaid(page, /The smallest amount here is 10 BTCWT\./)
  // 1 BTCW counts 10 T.
  await page.getByRole('radio', { name: 'BTCW', exact: true }).press('Space')
  await expectSaid(page, /^Insufficient balance/)
  await page.getByRole('radio', { name: 'BTCWT', exact: true }).press('Space')

  await page.getByLabel('Amount').fill('100')
  await review(page, '100 BTCWT')
  await expectSaid(page, /^BTCWT insufficient balance/)
  await page.getByRole('radio', { name: 'From wallet' }).press('Space')
  await expectSaid(page, /^At least/)
  await page.getByRole('radio', { name: 'From balance' }).press('Space')
  await review(page, '100 BTCWT')
  await expectSaid(page, SHORT)
  await deposit(db, member, { coin: 'BTCWT', amount: '250' })
  await askForBalance(page, '250 BTCWT')
  await expectSaid(page, /^At least/)
  // What nobody has answered stays.
  await expect(page.getByText('Read the staking protocol and agree to it first.')).toBeVisible()
})

test('nor is a transfer', async ({ page, member, db }) => {
  const other = await newMember(db)
  await fillTransfer(page, other.account, '7')
  await expect(page.getByText(other.nickname)).toBeVisible()
  await review(page, '7 BTCW')
  await expectSaid(page, SHORT)
  await deposit(db, member, { coin: 'BTCW', amount: '50' })
  await askForBalance(page, '50 BTCW')
  await expectSaid(page, /^At least/)
})

test('nor a withdrawal', async ({ page, member, db }) => {
  await page.goto('/#/pages/withdrawal/index')
  await page.getByRole('button', { name: 'My own account' }).click()
  await page.getByLabel('Amount').fill('7')
  await review(page, '7 BTCW')
  await expectSaid(page, SHORT)
  await deposit(db, member, { coin: 'BTCW', amount: '50' })
  await askForBalance(page, '50 BTCW')
  await expectSaid(page, /^At least/)
})
