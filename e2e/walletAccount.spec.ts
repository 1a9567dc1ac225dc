import type { Page } from '@playwright/test'
import { deposit, expect, newMember, signIn, test } from './app.ts'
import { newHolder } from './desk.ts'
import { stranger } from './knownWallet.ts'
import { home, signInScreen, tokenOf } from './screens.ts'
import { sendTransfer } from './transfers.ts'
import { installWallet, signInWithWallet, type Wallet } from './wallet.ts'
import { openOrder, words } from './walletPledge.ts'

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

  /** Told again until the app listens: it takes the connection of the last visit up in its own time. */
  async function switchAccount(page: Page, wallet: Wallet) {
    const other = stranger()
    await expect(async () => {
      await wallet.switchTo(page, other)
      await expect(signInScreen(page)).toBeVisible({ timeout: 1_000 })
    }).toPass()
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
    await switchAccount(page, wallet)
    await sentAway(page)
  })

  test('that goes to another account at the desk leads to the sign-in', async ({
    page,
    context,
    db,
  }) => {
    const holder = await newHolder(db, 'treasurer')
    const wallet = await installWallet(context, holder.key)
    await signInByWallet(page)
    await page.goto('/#/pages/console/grants')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Grants', level: 1 })).toBeVisible()
    await switchAccount(page, wallet)
    await sentAway(page)
  })

  test('that goes to another account while an outcome is not known says so until it is read', async ({
    page,
    context,
    db,
  }) => {
    const member = await newMember(db)
    await deposit(db, member, { coin: 'BTCW', amount: '50' })
    const wallet = await installWallet(context, member.key)
    await signInByWallet(page)
    await page.route('**/api/asset/transfer', (route) => route.abort())
    await sendTransfer(page, await newMember(db), '7')
    await expect(page.getByRole('heading', { name: 'Unknown, checking' })).toBeVisible()
    await switchAccount(page, wallet)
    const said = page.getByRole('dialog').filter({ hasText: 'look at your records' })
    await said.getByRole('button', { name: 'OK' }).click()
    await expect(signInScreen(page)).toBeVisible()
    await expect(said).toBeHidden()
  })

  test('that was only tried and is on another account signs nobody out at the next start', async ({
    page,
    context,
    db,
  }) => {
    await signIn(page, await newMember(db, { proved: false }))
    await installWallet(context)
    await page.goto('/#/pages/user/info')
    await page.getByRole('button', { name: 'Prove with wallet' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: 'Test Wallet' }).click()
    await expect(sheet).toContainText('The wallet is on')
    await page.keyboard.press('Escape')

    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { name: 'Information', level: 1 })).toBeVisible()
    expect(await tokenOf(page)).not.toBeNull()
  })

  test('that went to another account does not end the next session of the same member, by password', async ({
    page,
    context,
    db,
  }) => {
    const member = await newMember(db, { password: 'harbour Lantern 27' })
    const wallet = await installWallet(context, member.key)
    await signIn(page, member)
    await openOrder(page, member, '15')
    await page.getByRole('button', { name: words.en.buttons.connect }).click()
    await expect(page.getByRole('button', { name: words.en.buttons.pay })).toBeVisible()
    await switchAccount(page, wallet)
    await sentAway(page)

    await page.getByLabel('Wallet address').fill(member.account)
    await page.getByLabel('Password', { exact: true }).fill('harbour Lantern 27')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(signInScreen(page)).toBeHidden()
    await page.waitForLoadState('networkidle')
    await page.getByRole('link', { name: 'Account', exact: true }).click()
    await expect(page.getByRole('heading', { name: member.nickname })).toBeVisible()
    expect(await tokenOf(page)).not.toBeNull()
  })

  test('whose part of the app does not arrive leaves every screen as it is', async ({
    page,
    context,
    db,
  }) => {
    const member = await newMember(db)
    await installWallet(context, member.key)
    await signInByWallet(page)
    let missed = 0
    await page.route('**/FollowWallet*', (route) => {
      missed += 1
      return route.abort()
    })
    await page.reload()
    // The app may start anew once for a part that it misses; then it goes on without.
    await expect.poll(() => missed).toBeGreaterThan(0)
    await page.waitForLoadState('networkidle')
    await expect(home(page)).toBeVisible()
    await page.getByRole('link', { name: 'Account', exact: true }).click()
    await expect(page.getByRole('heading', { name: member.nickname })).toBeVisible()
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
