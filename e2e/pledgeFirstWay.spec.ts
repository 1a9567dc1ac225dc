import type { Page } from '@playwright/test'
import { deposit, expect, test } from './app.ts'
import { atRest } from './atRest.ts'
import { changeAnswer } from './changeAnswer.ts'
import { movedOn, noteShifts } from './shifts.ts'

const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

async function expectWay(page: Page, from: 'From balance' | 'From wallet', coin: string) {
  await expect(choice(page, from)).toBeChecked()
  await expect(choice(page, coin)).toBeChecked()
}

test('whoever holds nothing here begins with a wallet, and stays there when something comes', async ({
  page,
  member,
  db,
}) => {
  await noteShifts(page)
  await page.goto('/#/pages/staking/index')
  await expectWay(page, 'From wallet', 'BTCWT')
  await deposit(db, member, { coin: 'BTCW', amount: '50' })
  const told = page.waitForResponse('**/api/member/userInfo')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await told
  await atRest(page)
  await expectWay(page, 'From wallet', 'BTCWT')
  expect(await movedOn(page)).toEqual([])
  await choice(page, 'From balance').press('Space')
  await choice(page, 'BTCW').press('Space')
  await expect(page.getByRole('button', { name: '50 BTCW', exact: true })).toBeVisible()
})

test('whoever holds a coin begins with that from the balance, also while nobody answers', async ({
  page,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCW', amount: '50' })
  const first = page.waitForResponse('**/api/home/parameters')
  await page.goto('/#/pages/staking/index')
  await expectWay(page, 'From balance', 'BTCW')
  await first

  await page.route('**/api/member/userInfo', () => {})
  await page.reload()
  await expectWay(page, 'From balance', 'BTCW')
  await expect(page.getByRole('button', { name: '50 BTCW', exact: true })).toBeVisible()
})

test('the way that was chosen is kept over a restart, whatever is held', async ({
  page,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCW', amount: '50' })
  await page.goto('/#/pages/staking/index')
  await expectWay(page, 'From balance', 'BTCW')
  await choice(page, 'From wallet').press('Space')
  await choice(page, 'BTCWT').press('Space')
  await page.getByLabel('Amount').fill('12')
  await page.reload()
  await expect(page.getByLabel('Amount')).toHaveValue('12')
  await expectWay(page, 'From wallet', 'BTCWT')
})

test('a way that the operators have shut is said before the last look, and is not begun with', async ({
  page,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCWT', amount: '250' })
  await changeAnswer(page, 'home/parameters', ({ coinSet }) => {
    for (const { symbol, pledge } of coinSet) if (symbol === 'BTCWT') pledge.balance = false
  })
  await page.goto('/#/pages/staking/index')
  await expectWay(page, 'From wallet', 'BTCWT')
  const review = page.getByRole('button', { name: /^Review/ })
  await expect(review).toBeEnabled()
  await choice(page, 'From balance').press('Space')
  await expect(page.getByText('BTCWT cannot be pledged this way at the moment.')).toBeVisible()
  await expect(review).toBeDisabled()
  await choice(page, 'BTCW').press('Space')
  await expect(review).toBeEnabled()
})

test('Max is offered where it is enough for the term', async ({ page, member, db }) => {
  await deposit(db, member, { coin: 'BTCWT', amount: '9.5' })
  await page.goto('/#/pages/staking/index')
  await choice(page, 'From balance').press('Space')
  await expect(page.getByRole('button', { name: '9.5 BTCWT', exact: true })).toBeVisible()
  const max = page.getByRole('button', { name: 'Max' })
  await expect(max).toHaveCount(0)
  await deposit(db, member, { coin: 'BTCWT', amount: '0.5' })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await max.click()
  await expect(page.getByLabel('Amount')).toHaveValue('10')
})
