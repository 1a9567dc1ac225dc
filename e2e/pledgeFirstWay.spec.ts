import type { Page } from '@playwright/test'
import { deposit, expect, test } from './app.ts'
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
  await page.waitForLoadState('networkidle')
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
