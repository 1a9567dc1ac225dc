import type { Page } from '@playwright/test'
import type { Member } from './app.ts'

/** What says that a page has come to Home. */
export const home = (page: Page) => page.getByRole('heading', { name: 'Bitwave', level: 1 })
/** What says that it has come to the sign-in. */
export const signInScreen = (page: Page) => page.getByRole('heading', { name: 'Sign in', level: 1 })
/** Fills in the sign-in and sends it. */
export async function signInByPassword(page: Page, account: string, password: string) {
  await page.getByLabel('Wallet address').fill(account)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
/** Chooses the wallet on the sign-in screen. */
export async function signInWithWallet(page: Page) {
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Sign in with wallet' }).click()
  await dialog.getByRole('button', { name: 'Test Wallet' }).click()
}
/** The token that this browser keeps; null for a visitor. */
export const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('bw.token'))
/** Puts a member's token where this page keeps its own, as a tab beside it does that signs another member in. */
export const setToken = (page: Page, { token }: Member) =>
  page.evaluate((it) => localStorage.setItem('bw.token', it), `Bearer ${token}`)
