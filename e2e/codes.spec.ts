import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { expect, test } from './app.ts'
import { accountOf } from './books.ts'
import { farm } from './farm.ts'
import { heldBack } from './heldBack.ts'
import { fillIn, guessAll, newcomer } from './newcomer.ts'
import { signInScreen } from './screens.ts'

test('Send Code counts down from 60 seconds, over a restart of the app too, and becomes Resend Code', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/#/pages/register/index')
  await page.getByLabel('Email').fill(`countdown${Date.now()}@example.org`)
  await page.getByRole('button', { name: 'Send Code' }).click()
  await expect(page.getByText(/^(60|59|58) seconds to retry$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send Code' })).toHaveCount(0)

  await page.clock.runFor(30_000)
  await expect(page.getByText(/^(30|2\d) seconds to retry$/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^(30|2\d) seconds to retry$/)).toBeVisible()
  await page.clock.runFor(31_000)
  await expect(page.getByRole('button', { name: 'Resend Code' })).toBeVisible()
})

test('another address is not kept waiting by the codes of the first', async ({ page }) => {
  await page.goto('/#/pages/register/index')
  await page.getByLabel('Email').fill(`mistyped${Date.now()}@example.org`)
  await page.getByRole('button', { name: 'Send Code' }).click()
  await expect(page.getByText(/seconds to retry/)).toBeVisible()
  await page.getByLabel('Email').fill(`mended${Date.now()}@example.org`)
  await page.getByRole('button', { name: 'Send Code' }).click()
  await expect(page.getByText(/seconds to retry/)).toBeVisible()
  await expect(page.getByText('Too many attempts')).toHaveCount(0)
})

test('nobody is told to get a code who has just got one', async ({ page }) => {
  await page.goto('/#/pages/register/index')
  await page.getByRole('button', { name: 'Sign up' }).click()
  const first = page.getByText('Get a verification code first, then enter it')
  await expect(first).toBeVisible()
  await page.getByLabel('Email').fill(`complaint${Date.now()}@example.org`)
  await page.getByRole('button', { name: 'Send Code' }).click()
  await expect(page.getByText(/seconds to retry/)).toBeVisible()
  await expect(first).toHaveCount(0)
})

test('a code that is sent at last takes nobody away from the password', async ({ page }) => {
  const go = await heldBack(page, '**/api/password/sendRetrieveCode')
  await page.goto('/#/pages/set/forgetPwd')
  await page.getByLabel('Email').fill(`slow${Date.now()}@example.org`)
  await page.getByRole('button', { name: 'Send Code' }).click()
  const password = page.getByLabel('New password')
  await password.pressSequentially('quiet ')
  go()
  await expect(page.getByText(/seconds to retry/)).toBeVisible()
  await page.keyboard.type('Meadow 41')
  await expect(password).toHaveValue('quiet Meadow 41')
  await expect(page.getByLabel('Verification code')).toHaveValue('')
})

test('a code signs up after a restart of the app, whatever a stranger tries in between', async ({
  page,
  db,
}) => {
  const key = generatePrivateKey()
  const account = privateKeyToAddress(key)
  const person = newcomer(key)
  const code = await fillIn(page, person)
  await page.reload()
  const { nickname, email, password } = person
  const invitation = { inviteCode: farm.invitationCode, account }
  await guessAll('member/regist', { nickname, email, password, ...invitation }, code)

  await page.getByLabel('Verification code').fill(code)
  await page.getByLabel('Login password').fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByLabel('Wallet address').fill(account)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(signInScreen(page)).toBeVisible()
  expect(await accountOf(db, account)).toMatchObject({ nickname })
})

test('a mail address that was pasted with marks that nobody sees is sent without them', async ({
  page,
}) => {
  const address = `pasted${Date.now()}@example.org`
  await page.goto('/#/pages/register/index')
  await page.getByLabel('Email').fill(`\u200b\u202a${address.replace('@', '\ufe0f@')}\u202c\u2060`)
  await expect(page.getByLabel('Email')).toHaveValue(address)
  await page.getByRole('button', { name: 'Send Code' }).click()
  await expect(page.getByText(/^\d+ seconds to retry$/)).toBeVisible()
})
