import { expect, newMember, test } from './app.ts'
import { PASSWORD } from './knownWallet.ts'
import { home, signInByPassword, signInScreen } from './screens.ts'
import { signOut } from './signOut.ts'
import { installWallet } from './wallet.ts'

test('who signs in with the wallet of a typed address is told first that the password ends, and it does', async ({
  page,
  context,
  db,
}) => {
  const member = await newMember(db, { password: PASSWORD, proved: false })
  await installWallet(context, member.key)
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign in with wallet' }).click()
  const sheet = page.getByRole('dialog', { name: 'Sign in with wallet' })
  await expect(sheet).toContainText('If it signs for the account for the first time')
  await expect(sheet).toContainText(
    'other devices are signed out, and the password no longer holds',
  )
  await sheet.getByRole('button', { name: 'Test Wallet' }).click()
  await expect(home(page)).toBeVisible()

  await signOut(page)
  await expect(signInScreen(page)).toBeVisible()
  await signInByPassword(page, member.account, PASSWORD)
  await expect(page.getByText('Wallet address or password is wrong.')).toBeVisible()
})
