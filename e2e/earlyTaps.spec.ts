import { expect, newMember, signIn, test } from './app.ts'
import { heldBack } from './heldBack.ts'
import { home, signInByPassword, tokenOf } from './screens.ts'
import { installWallet } from './wallet.ts'

const HOME = /\/assets\/home-[\w-]{8}\.js$/

test('what is typed and tapped on the sign-in before its scripts have come is done when they are there', async ({
  page,
  db,
}) => {
  const member = await newMember(db, { password: 'harbour Lantern 27' })
  const release = await heldBack(page)
  await page.goto('/', { waitUntil: 'commit' })
  await signInByPassword(page, member.account, 'harbour Lantern 27')
  expect(await tokenOf(page)).toBeNull()

  release()
  await expect(home(page)).toBeVisible()
})

test('of early taps the last one is done, once: a wallet, or a link', async ({ page, context }) => {
  await installWallet(context)
  const release = await heldBack(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByLabel('Password', { exact: true }).fill('harbour Lantern 27')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByRole('button', { name: 'Sign in with wallet' }).click()
  release()
  await expect(page.getByRole('dialog', { name: 'Sign in with wallet' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('harbour Lantern 27')

  const again = await context.newPage()
  const go = await heldBack(again)
  await again.goto('/', { waitUntil: 'commit' })
  await again.getByRole('link', { name: 'Language: English' }).click()
  go()
  await expect(again.getByRole('heading', { name: 'Choose Language' })).toBeVisible()
})

test('an address that changes while the app starts is the one that is shown', async ({
  page,
  db,
}) => {
  const member = await newMember(db)
  await signIn(page, member)
  const calls = page.waitForRequest(HOME)
  const release = await heldBack(page, HOME)
  await page.goto('/#/pages/home/index', { waitUntil: 'commit' })
  await calls
  await page.waitForLoadState('load')
  await page.goto('/#/pages/set/index')
  release()
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
})
