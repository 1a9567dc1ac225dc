import { ONE } from '#shared/money.ts'
import { post } from './api.ts'
import { deposit, expect, newMember, test } from './app.ts'
import { heldBy } from './books.ts'
import { openWalletPledge, review } from './pledges.ts'

test('nothing is sent before the staking protocol is agreed to', async ({ page, member: _ }) => {
  await page.goto('/#/pages/staking/index')
  await page.getByRole('radio', { name: 'From balance' }).press('Space')
  await page.getByLabel('Amount').fill('100')
  await page.getByRole('button', { name: 'Review 100 BTCWT' }).click()

  await expect(page.getByText('Read the staking protocol and agree to it first.')).toBeVisible()
  await expect(page.getByText('BTCWT insufficient balance')).toBeVisible()
})

test('less than the term asks for is said at the field, before the last look', async ({
  page,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCWT', amount: '250' })
  for (const from of ['balance', 'wallet'] as const) {
    await review(page, { from, coin: 'BTCWT', amount: '9.5' })
    await expect(page.getByLabel('Amount')).toHaveAccessibleDescription(
      /The smallest amount here is 10 BTCWT\./,
    )
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})

test('more than its T can be said of is said at the field, before the last look', async ({
  page,
  member: _,
}) => {
  const amount = Array(9).fill('999').join(',')
  await review(page, { from: 'wallet', coin: 'BTCW', amount })
  await expect(page.getByLabel('Amount')).toHaveAccessibleDescription(/The largest amount here is/)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('form and last look say the same of the day when it ends: a payment from a wallet may be later', async ({
  page,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCWT', amount: '250' })
  const row = (term: string) => page.locator('dl > div').filter({ hasText: new RegExp(`^${term}`) })
  for (const from of ['wallet', 'balance'] as const) {
    await review(page, { from, coin: 'BTCWT', amount: '20' })
    const later = expect.stringMatching(from === 'wallet' ? / or later$/ : /\d{4}$/)
    expect(await row('Locked until').innerText()).toEqual(later)
    expect(await row('Ends').innerText()).toEqual(later)
    await page.keyboard.press('Escape')
  }
})

test('whoever looks for a pledge that is not paid yet is led to it', async ({
  page,
  member: _,
}) => {
  await openWalletPledge(page, { coin: 'BTCWT', amount: '30' })
  await page.goto('/#/pages/staking/my')
  await page.getByRole('button', { name: 'See what is in review' }).press('Enter')
  await expect(page.getByRole('radio', { name: 'In review' })).toBeChecked()
  await expect(page.getByRole('button', { name: '30 BTCWT' })).toBeVisible()
  await expect(page.locator(':focus')).not.toHaveCount(0)
})

test('what was refused is announced, and is gone from the next last look', async ({
  page,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCWT', amount: '250' })
  const { id: payeeId } = await newMember(db)
  await review(page, { from: 'balance', coin: 'BTCWT', amount: '100' })
  await post(member, 'asset/transfer', { payeeId, coin: 'BTCWT', amount: '200' })
  await page.getByRole('button', { name: 'Pledge 100 BTCWT' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('alert')).toHaveText('BTCWT insufficient balance')
  // Once: no toast beside it.
  expect(await page.getByText('BTCWT insufficient balance').count()).toBe(1)

  await sheet.getByRole('button', { name: 'Go back' }).click()
  await page.getByLabel('Amount').fill('40')
  await page.getByRole('button', { name: 'Review 40 BTCWT' }).click()
  await expect(sheet.getByRole('button', { name: 'Pledge 40 BTCWT' })).toBeVisible()
  await expect(sheet.getByText('BTCWT insufficient balance')).toHaveCount(0)
  await sheet.getByRole('button', { name: 'Pledge 40 BTCWT' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Pledge active' })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'My Staking' })).toBeVisible()
})

test('a member pledges from the balance and finds the order active', async ({
  page,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCWT', amount: '250' })
  await review(page, { from: 'balance', coin: 'BTCWT', amount: '100' })
  await expect(page.getByRole('dialog')).toContainText('150 BTCWT')
  await page.getByRole('button', { name: 'Pledge 100 BTCWT' }).click()

  await expect(page.getByRole('heading', { name: 'My Staking' })).toBeVisible()
  await expect(page.getByText('30 days left')).toBeVisible()
  expect(await heldBy(db, member)).toEqual({
    'available:BTCWT': 150n * ONE,
    'staked:BTCWT': 100n * ONE,
  })
})
