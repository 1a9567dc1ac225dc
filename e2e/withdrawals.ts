import type { Page } from '@playwright/test'

type Asked = { coin: 'BTCW' | 'BTCWT'; to: string; amount: string }

export async function fillWithdrawal(page: Page, { coin, to, amount }: Asked) {
  await page.goto('/#/pages/withdrawal/index')
  await page.getByRole('radio', { name: coin, exact: true }).press('Space')
  await page.getByLabel('Wallet address').fill(to)
  await page.getByLabel('Amount').fill(amount)
}

/** The same, takes the last look and sends. */
export async function withdraw(page: Page, asked: Asked) {
  await fillWithdrawal(page, asked)
  await page.getByRole('button', { name: `Review ${asked.amount} ${asked.coin}` }).click()
  await page.getByRole('button', { name: `Withdraw ${asked.amount} ${asked.coin}` }).click()
}
