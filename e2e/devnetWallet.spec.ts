import type { Page } from '@playwright/test'
import { generatePrivateKey } from 'viem/accounts'
import { ONE } from '#shared/money.ts'
import { expect, test } from './app.ts'
import { accountOf, heldBy } from './books.ts'
import { fillIn, newcomer } from './newcomer.ts'
import { home } from './screens.ts'

/** Says yes to what the devnet's wallet asks. */
async function approve(page: Page, title: string, ...told: string[]) {
  const sheet = page.getByRole('dialog', { name: title })
  for (const words of told) await expect(sheet).toContainText(words)
  await sheet.getByRole('button', { name: 'Approve' }).click()
  await expect(sheet).toBeHidden()
}

test("somebody without a wallet signs up, signs in and pledges with the devnet's own", async ({
  page,
  db,
}) => {
  const { nickname, password, email } = newcomer(generatePrivateKey())
  const code = await fillIn(page, { nickname, password, email })
  await page.getByLabel('Verification code').fill(code)
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('button', { name: 'Devnet Wallet' }).click()
  await approve(page, 'Connect this wallet')
  await approve(page, 'Sign this message')
  await expect(page.getByText('Proved by your wallet’s signature.')).toBeVisible()
  const account = await page.getByLabel('Wallet address').inputValue()
  await page.getByRole('button', { name: 'Sign up' }).click()

  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  const member = await accountOf(db, account)
  expect(member).toMatchObject({ nickname, proved: true })
  await page.getByRole('button', { name: 'Sign in with wallet' }).click()
  await page.getByRole('button', { name: 'Devnet Wallet' }).click()
  await approve(page, 'Sign this message')
  await expect(home(page)).toBeVisible()

  await page.getByRole('link', { name: 'Staking', exact: true }).click()
  await page.getByRole('radio', { name: 'From wallet' }).press('Space')
  await page.getByRole('radio', { name: 'BTCW', exact: true }).press('Space')
  await page.getByLabel('Amount').fill('100')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Review 100 BTCW' }).click()
  await page.getByRole('button', { name: 'Pledge 100 BTCW' }).click()
  await page.getByRole('button', { name: 'Pay 100 BTCW' }).click()
  await approve(page, 'Add this chain and switch to it', 'Bitwave')
  await approve(page, 'Send this transaction', 'Payment', '100 BTCW', '(Pool)')

  await expect(page.getByText('3 of 3 blocks')).toBeVisible({ timeout: 30_000 })
  expect(await heldBy(db, { id: member?.id ?? '' })).toEqual({ 'staked:BTCW': 100n * ONE })
})
