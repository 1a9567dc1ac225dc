import type { BrowserContext, Page } from '@playwright/test'
import type { Database } from '#server/db/open.ts'
import { expect, newMember } from './app.ts'
import { stranger } from './knownWallet.ts'
import { home, signInScreen, signInWithWallet, tokenOf } from './screens.ts'
import { installWallet, type Wallet } from './wallet.ts'

/** A member whose wallet is in this browser, and who has a password where one is given. */
export async function newMemberWithWallet(
  db: Database,
  context: BrowserContext,
  settings: Parameters<typeof newMember>[1] = {},
) {
  const member = await newMember(db, settings)
  return { member, wallet: await installWallet(context, member.key) }
}

/** Signs in with the wallet, and is at Home. */
export async function signInByWallet(page: Page) {
  await page.goto('/')
  await signInWithWallet(page)
  await expect(home(page)).toBeVisible()
}

/** At the sign-in, told why, and without a token. */
export async function sentAway(page: Page) {
  await expect(signInScreen(page)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'another account' })).toBeVisible()
  expect(await tokenOf(page)).toBeNull()
}

/** Told again until the app listens: it takes the connection of the last visit up in its own time. */
export async function switchAccount(page: Page, wallet: Wallet) {
  const other = stranger()
  await expect(async () => {
    await wallet.switchTo(page, other)
    await expect(signInScreen(page)).toBeVisible({ timeout: 1_000 })
  }).toPass()
}
