import type { Page } from '@playwright/test'
import { expect, newMember, test } from './app.ts'
import { stranger } from './knownWallet.ts'
import { home, signInScreen, tokenOf } from './screens.ts'
import { installWallet, signInWithWallet } from './wallet.ts'

test.describe('the browser wallet', () => {
  async function signInByWallet(page: Page) {
    await page.goto('/')
    await signInWithWallet(page)
    await expect(home(page)).toBeVisible()
  }

  async function sentAway(page: Page) {
    await expect(signInScreen(page)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'another account' })).toBeVisible()
    expect(await tokenOf(page)).toBeNull()
  }

  test('that is locked signs nobody out, at a launch either', async ({ page, context, db }) => {
    const member = await newMember(db)
    const wallet = await installWallet(context, member.key)
    await signInByWallet(page)
    await wallet.lock(page)
    await page.getByRole('link', { name: 'Account', exact: true }).click()
    await expect(page.getByRole('heading', { name: member.nickname })).toBeVisible()

    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { name: member.nickname })).toBeVisible()
    expect(await tokenOf(page)).not.toBeNull()
  })

  test('that goes to another account leads to the sign-in', async ({ page, context, db }) => {
    const member = await newMember(db)
    const wallet = await installWallet(context, member.key)
    await signInByWallet(page)
    await page.reload()
    await expect(home(page)).toBeVisible()
    const other = stranger()
    // Told again until the app listens: it takes the connection of the last visit up in its own time.
    await expect(async () => {
      await wallet.switchTo(page, other)
      await expect(signInScreen(page)).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await sentAway(page)
  })

  test('that is on another account at a launch leads to the sign-in', async ({
    page,
    context,
    db,
  }) => {
    const member = await newMember(db)
    const wallet = await installWallet(context, member.key)
    await signInByWallet(page)
    wallet.account = stranger()
    await page.reload()
    await sentAway(page)
  })
})
