import { expect, newMember, signIn, test } from './app.ts'
import { sessionsOf } from './books.ts'
import { PASSWORD } from './knownWallet.ts'
import { told } from './leftForms.ts'
import { mailedCode } from './newcomer.ts'
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

test('who confirms another email with the wallet of a typed address is told so too, and stays signed in', async ({
  page,
  context,
  db,
}) => {
  const member = await newMember(db, { password: PASSWORD, proved: false })
  await installWallet(context, member.key)
  await signIn(page, member)
  const email = `${member.account.slice(2, 14).toLowerCase()}@example.net`
  await page.goto('/#/pages/user/info')
  await expect(page.getByRole('button', { name: 'Prove with wallet' })).toBeVisible()
  await page.getByRole('button', { name: 'Change', exact: true }).last().click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Code' }).click()
  await page.getByLabel('Verification code').fill(await mailedCode(email))
  await page.getByRole('button', { name: 'Save' }).click()
  const sheet = page.getByRole('dialog', { name: 'Confirm with wallet' })
  await expect(sheet).toContainText(
    'other devices are signed out, and the password no longer holds. Set a new one by this email afterwards.',
  )
  await sheet.getByRole('button', { name: 'Test Wallet' }).click()
  await expect(told(page, 'Email saved')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(email)
  await expect(page.getByRole('button', { name: 'Prove with wallet' })).toHaveCount(0)
  expect(await sessionsOf(db, member)).toBe(1)
})
