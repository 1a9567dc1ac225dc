import type { Page } from '@playwright/test'
import { expect } from './app.ts'

/** Fills the form and agrees; ends on the sheet that asks for the last time. */
export async function review(
  page: Page,
  { from, coin, amount }: { from: 'balance' | 'wallet'; coin: string; amount: string },
) {
  await page.goto('/#/pages/staking/index')
  await page.getByRole('radio', { name: `From ${from}` }).press('Space')
  await page.getByRole('radio', { name: coin, exact: true }).press('Space')
  await page.getByLabel('Amount').fill(amount)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: `Review ${amount} ${coin}` }).click()
}

export async function openWalletPledge(page: Page, pledge: { coin: string; amount: string }) {
  await review(page, { from: 'wallet', ...pledge })
  await page.getByRole('button', { name: `Pledge ${pledge.amount} ${pledge.coin}` }).click()
  await expect(page.getByRole('heading', { name: 'Pledge from wallet' })).toBeVisible()
}

export async function pay(page: Page, { coin, amount }: { coin: string; amount: string }) {
  await page.getByRole('button', { name: 'Connect Test Wallet' }).click()
  await page.getByRole('button', { name: `Pay ${amount} ${coin}` }).click()
}
