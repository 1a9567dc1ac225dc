import { deposit, expect, test } from './app.ts'
import { stranger } from './deskWithdrawals.ts'
import { fillWithdrawal } from './withdrawals.ts'

test('who withdraws to the own account is told to receive it, and of others that they do', async ({
  page,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCW', amount: '50' })
  await fillWithdrawal(page, { coin: 'BTCW', to: '', amount: '5' })
  await expect(page.getByText('Arrives')).toBeVisible()
  await page.getByLabel('Wallet address').fill(stranger())
  const theirs = page.getByText('They receive')
  const mine = page.getByText('You receive')
  await expect(theirs).toBeVisible()
  await page.getByLabel('Wallet address').fill(member.account.toLowerCase())
  await expect(mine).toBeVisible()
  await expect(theirs).toHaveCount(0)
  await page.getByRole('button', { name: 'Review 5 BTCW' }).click()
  await expect(page.getByRole('dialog')).toContainText('You receive')
})

test('an address that only begins and ends like the own one is warned of', async ({
  page,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCW', amount: '50' })
  const made =
    `0x${member.account.slice(2, 6)}${'0'.repeat(32)}${member.account.slice(-4)}`.toLowerCase()
  await fillWithdrawal(page, { coin: 'BTCW', to: made, amount: '5' })
  await expect(page.getByText('This is not the address that you know.')).toBeVisible()
  await page.getByRole('button', { name: 'Review 5 BTCW' }).click()
  await expect(
    page.getByText('Compare every group with the address that you know first.'),
  ).toBeVisible()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Review 5 BTCW' }).click()
  await expect(page.getByRole('dialog')).toContainText('This is not the address that you know.')
  await page.getByRole('button', { name: 'Go back' }).click()

  await page.getByRole('button', { name: 'My own account' }).click()
  await expect(page.getByText('Your account')).toBeVisible()
  await expect(page.getByText('This is not the address that you know.')).toBeHidden()
  const mistyped = member.account.replace(/[a-f]/i, (it) =>
    it === it.toLowerCase() ? it.toUpperCase() : it.toLowerCase(),
  )
  await page.getByLabel('Wallet address').fill(mistyped)
  await expect(
    page.getByText('its capital and small letters do not match its checksum'),
  ).toBeVisible()
})
