import { expect, newMember, signIn, test } from './app.ts'
import { startAt } from './arriveAt.ts'
import { accountOf } from './books.ts'
import { PASSWORD } from './knownWallet.ts'
import { home, signInByPassword, signInScreen, signInWithWallet } from './screens.ts'
import { installWallet } from './wallet.ts'
import { newMemberWithWallet } from './walletSessions.ts'

test('a wallet alone signs its owner in, and proves an address that was only typed in', async ({
  page,
  context,
  db,
}) => {
  const { member } = await newMemberWithWallet(db, context, { proved: false })
  await page.goto('/')
  await signInWithWallet(page)

  await expect(home(page)).toBeVisible()
  expect(await accountOf(db, member.account)).toMatchObject({
    nickname: member.nickname,
    proved: true,
  })
})

test('a wallet without an account is told so, and shown the way to one', async ({
  page,
  context,
}) => {
  await installWallet(context)
  await page.goto('/')
  await signInWithWallet(page)

  const dialog = page.getByRole('dialog')
  await dialog.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible()
})

test("a visitor at a member's screen signs in and is back at that screen", async ({
  page,
  context,
  db,
}) => {
  await newMemberWithWallet(db, context)
  await page.goto('/#/pages/home/noticeInfo?id=1')
  await expect(signInScreen(page)).toBeVisible()
  await signInWithWallet(page)

  await expect(page.getByRole('heading', { name: 'Notice details' })).toBeVisible()
  await expect(page).toHaveURL(/#\/pages\/home\/noticeInfo\?id=1$/)
})

test('an address that the app does not know says so and leads Home', async ({
  page,
  member: _,
}) => {
  await page.goto('/#/pages/nowhere/index')
  await expect(page.getByRole('heading', { name: 'This screen is not available' })).toBeVisible()
  await page.getByRole('button', { name: 'Go to Home' }).click()

  await expect(home(page)).toBeVisible()
})

test('a notice that is not there leads on, as asking again would not bring it', async ({
  page,
  member,
}) => {
  await signIn(page, member)
  await page.goto('/#/pages/home/noticeInfo?id=999999999')
  await expect(page.getByText('This notice was not found.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(home(page)).toBeVisible()
})

test('a sign-in by password is not ended by a wallet that somebody else had connected', async ({
  page,
  context,
  db,
}) => {
  const [ann, bob] = [await newMember(db), await newMember(db, { password: PASSWORD })]
  await installWallet(context, ann.key)
  await page.goto('/')
  await signInWithWallet(page)
  await expect(home(page)).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('bw.token'))
  await page.reload()

  await signInByPassword(page, bob.account, PASSWORD)
  await expect(home(page)).toBeVisible()
  await startAt(page, '/#/pages/user/index')
  await expect(page.getByRole('heading', { name: bob.nickname })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('bw.wagmi.store'))).toBeNull()
})
