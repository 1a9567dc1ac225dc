import { expect, newMember, signIn, test } from './app.ts'
import { atRest } from './atRest.ts'
import { PASSWORD } from './knownWallet.ts'
import { home, signInByPassword, signInScreen, tokenOf } from './screens.ts'
import { installWallet } from './wallet.ts'
import { openOrder, words } from './walletPledge.ts'
import { newMemberWithWallet, sentAway, signInByWallet, switchAccount } from './walletSessions.ts'

test.describe('the browser wallet', () => {
  test('that is locked signs nobody out, at a launch either', async ({ page, context, db }) => {
    const { member, wallet } = await newMemberWithWallet(db, context)
    await signInByWallet(page)
    await wallet.lock(page)
    await page.getByRole('link', { name: 'Account', exact: true }).click()
    await expect(page.getByRole('heading', { name: member.nickname })).toBeVisible()

    await page.reload()
    await atRest(page)
    await expect(page.getByRole('heading', { name: member.nickname })).toBeVisible()
    expect(await tokenOf(page)).not.toBeNull()
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
    await atRest(page)
    await expect(page.getByRole('heading', { name: 'Information', level: 1 })).toBeVisible()
    expect(await tokenOf(page)).not.toBeNull()
  })

  test('that is locked signs nobody out where another wallet knows this page too', async ({
    page,
    context,
    db,
  }) => {
    const member = await newMember(db, { proved: false })
    await signIn(page, member)
    await installWallet(context, undefined, { name: 'Other Wallet' })
    const wallet = await installWallet(context, member.key)
    await page.goto('/#/pages/user/info')
    await page.reload()
    await page.getByRole('button', { name: 'Prove with wallet' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: 'Other Wallet' }).click()
    await expect(sheet).toContainText('The wallet is on')
    await sheet.getByRole('button', { name: 'Test Wallet' }).click()
    await expect(sheet).toBeHidden()

    await wallet.lock(page)
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page.getByRole('heading', { name: member.nickname })).toBeVisible()
    await page.reload()
    await atRest(page)
    await expect(page.getByRole('heading', { name: member.nickname })).toBeVisible()
    expect(await tokenOf(page)).not.toBeNull()
  })

  test('that went to another account does not end the next session of the same member, by password', async ({
    page,
    context,
    db,
  }) => {
    const { member, wallet } = await newMemberWithWallet(db, context, { password: PASSWORD })
    await signIn(page, member)
    await openOrder(page, member, '15')
    await page.getByRole('button', { name: words.en.buttons.connect }).click()
    await expect(page.getByRole('button', { name: words.en.buttons.pay })).toBeVisible()
    await switchAccount(page, wallet)
    await sentAway(page)

    await signInByPassword(page, member.account, PASSWORD)
    await expect(signInScreen(page)).toBeHidden()
    await atRest(page)
    await page.getByRole('link', { name: 'Account', exact: true }).click()
    await expect(page.getByRole('heading', { name: member.nickname })).toBeVisible()
    expect(await tokenOf(page)).not.toBeNull()
  })

  test('whose part of the app does not arrive leaves every screen as it is', async ({
    page,
    context,
    db,
  }) => {
    const { member } = await newMemberWithWallet(db, context)
    await signInByWallet(page)
    let missed = 0
    await page.route('**/FollowWallet*', (route) => {
      missed += 1
      return route.abort()
    })
    await page.reload()
    // The app may start anew once for a part that it misses; then it goes on without.
    await expect.poll(() => missed).toBeGreaterThan(0)
    await atRest(page)
    await expect(home(page)).toBeVisible()
    await page.getByRole('link', { name: 'Account', exact: true }).click()
    await expect(page.getByRole('heading', { name: member.nickname })).toBeVisible()
  })
})
