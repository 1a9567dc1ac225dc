import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { expect, newMember, test } from './app.ts'
import { startAt } from './arriveAt.ts'
import { accountOf } from './books.ts'
import { farm } from './farm.ts'
import { fillIn, newcomer } from './newcomer.ts'
import { signInByPassword, signInScreen } from './screens.ts'
import { installWallet } from './wallet.ts'

test('what cannot be right is refused at its field before anything is sent', async ({
  page,
  db,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  const account = privateKeyToAddress(generatePrivateKey())
  await page.goto('/#/pages/register/index')
  await page.getByLabel('Nickname').fill('Ann')
  await page.getByLabel('Email').fill('ann at example.org')
  await page.getByLabel('Login password').fill('abc12')
  await page.getByLabel('Confirm password').fill('abc13')
  await page.getByLabel('Wallet address').fill(account)
  await page.getByRole('button', { name: 'Send Code' }).click()
  await page.getByRole('button', { name: 'Sign up' }).click()

  for (const [field, problem] of [
    ['Email', 'Incorrect email address'],
    ['Verification code', 'Get a verification code first, then enter it'],
    [
      'Login password',
      'A password has 6 to 64 characters, with at least one letter and one digit.',
    ],
    ['Confirm password', 'two passwords do not match'],
    ['Invitation code', 'Enter the invitation code'],
  ] as const) {
    await expect(page.getByLabel(field)).toHaveAccessibleDescription(new RegExp(problem))
  }
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByText('two passwords do not match')).toHaveCount(1)
  expect(sent.filter((path) => /regist/i.test(path))).toEqual([])
  expect(await accountOf(db, account)).toBeUndefined()
})

test('somebody who was on the way to a screen gets there, also by signing up or by a new password', async ({
  page,
  db,
}) => {
  const member = await newMember(db, { password: 'harbour Lantern 27' })
  await page.goto('/#/pages/transfer/index?coin=BTCWT')
  for (const [way, back] of [
    ['Create an account', 'link'],
    ['Forgot password?', 'history'],
  ] as const) {
    await page.getByRole('link', { name: way }).click()
    await expect(signInScreen(page)).toBeHidden()
    // The way is in the address: it is there after the app was closed as well.
    await page.reload()
    if (back === 'history') await page.getByRole('link', { name: 'Back' }).click()
    else await page.getByRole('link', { name: 'Sign in' }).click()
    await expect(signInScreen(page)).toBeVisible()
  }
  await signInByPassword(page, member.account, 'harbour Lantern 27')
  await expect(page).toHaveURL(/#\/pages\/transfer\/index\?coin=BTCWT$/)
  await expect(page.getByRole('heading', { name: 'Transfer', level: 1 })).toBeVisible()
})

test('somebody who was invited signs up with a wallet and arrives where they were going', async ({
  page,
  context,
  db,
}) => {
  const key = generatePrivateKey()
  const account = privateKeyToAddress(key)
  const { nickname, password, ...person } = newcomer(key)
  await installWallet(context, key)
  const link = `/#/pages/register/index?code=${farm.invitationCode}&next=%2Fpages%2Fset%2Findex`
  const code = await fillIn(page, { nickname, password, ...person }, link)
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).click()
  await expect(page.getByText('Proved by your wallet’s signature.')).toBeVisible()
  await expect(page.getByLabel('Wallet address')).toHaveValue(account)

  await page.getByLabel('Verification code').fill(code === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByLabel('Verification code')).toHaveAccessibleDescription(/code/)
  expect(await accountOf(db, account)).toBeUndefined()

  await page.getByLabel('Verification code').fill(code)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'Registration successful, please log in' }),
  ).toBeVisible()
  await expect(signInScreen(page)).toBeVisible()
  await expect(page.getByLabel('Wallet address')).toHaveValue(account)

  await page.getByLabel('Password', { exact: true }).fill('harbour Lantern 28')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('main')).toContainText('Wallet address or password is wrong.')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  expect(await accountOf(db, account)).toMatchObject({ nickname, proved: true })
})

test('a registration outlives the app, its countdown too, and takes another invitation code', async ({
  page,
}) => {
  const person = newcomer(generatePrivateKey())
  await fillIn(page, person)
  await startAt(page, '/#/pages/register/index')
  await expect(page.getByText('seconds to retry')).toBeVisible()
  await expect(page.getByLabel('Nickname')).toHaveValue(person.nickname)
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await expect(page.getByLabel('Login password')).toHaveValue('')
  await expect(page.getByLabel('Invitation code')).toHaveValue(farm.invitationCode)
  await page.getByLabel('Invitation code').fill('AB23CD')
  await page.reload()
  await expect(page.getByLabel('Invitation code')).toHaveValue('AB23CD')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(person.password)
})
