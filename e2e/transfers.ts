import { expect, type Page } from '@playwright/test'
import type { Member } from './app.ts'

export async function fillTransfer(page: Page, to: string, amount: string) {
  await page.goto('/#/pages/transfer/index')
  await page.getByLabel('Payee').fill(to)
  await page.getByLabel('Amount').fill(amount)
}

/** Fills in a transfer of BTCW, and takes the last look once the payee is found. */
export async function reviewTransfer(page: Page, to: Member, amount: string) {
  await fillTransfer(page, to.account, amount)
  await expect(page.getByText(to.nickname)).toBeVisible()
  await page.getByRole('button', { name: `Review ${amount} BTCW` }).click()
}

/** The same, and sends it. */
export async function sendTransfer(page: Page, to: Member, amount: string) {
  await reviewTransfer(page, to, amount)
  await page.getByRole('button', { name: `Send ${amount} BTCW` }).click()
}
