import { deposit, expect, newMember, test } from './app.ts'
import { startAt } from './arriveAt.ts'
import { newHolder } from './desk.ts'
import { stranger } from './knownWallet.ts'
import { home, signInScreen } from './screens.ts'
import { sendTransfer } from './transfers.ts'
import { installWallet } from './wallet.ts'
import { newMemberWithWallet, sentAway, signInByWallet, switchAccount } from './walletSessions.ts'

test.describe('the browser wallet', () => {
  test('that goes to another account leads to the sign-in', async ({ page, context, db }) => {
    const { wallet } = await newMemberWithWallet(db, context)
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
    await startAt(page, '/#/pages/console/grants')
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

  test('that is on another account at a launch leads to the sign-in', async ({
    page,
    context,
    db,
  }) => {
    const { wallet } = await newMemberWithWallet(db, context)
    await signInByWallet(page)
    wallet.account = stranger()
    await page.reload()
    await sentAway(page)
  })
})
