import type { Page } from '@playwright/test'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { expect, newMember, signIn, test } from './app.ts'
import { accountOf, sessionsOf } from './books.ts'
import { loseAnswer } from './loseAnswers.ts'
import { fillIn, mailedCode, newcomer } from './newcomer.ts'
import { home, signInByPassword, signInScreen } from './screens.ts'

const OLD = 'harbour Lantern 27'
const OTHER = 'quiet Meadow 41'

async function enter(page: Page, account: string, password: string) {
  await signInByPassword(page, account, password)
  await expect(home(page)).toBeVisible()
}

async function changeHere(page: Page) {
  await page.goto('/#/pages/set/changePwd')
  await page.getByLabel('Old password').fill(OLD)
  await page.getByLabel('New password').fill(OTHER)
  await page.getByLabel('Confirm password').fill(OTHER)
  await page.getByRole('button', { name: 'Change the password' }).click()
}

async function setAnew(page: Page, email: string) {
  await page.goto('/#/pages/set/forgetPwd')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Code' }).click()
  await page.getByLabel('New password').fill(OTHER)
  await page.getByLabel('Confirm password').fill(OTHER)
  await page.getByLabel('Verification code').fill(await mailedCode(email))
  await page.getByRole('button', { name: 'Set the new password' }).click()
}

test('a password that was set without an answer is not told as a failure', async ({ page, db }) => {
  const member = await newMember(db, { password: OLD })
  await loseAnswer(page, 'password/retrievePassword')
  await setAnew(page, `${member.account.toLowerCase()}@example.org`)
  await expect(page.getByRole('alert')).toContainText('cannot tell whether the password was set')
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(page.getByLabel('Verification code')).toHaveAccessibleDescription(/code/)
  await page.goto('/#/pages/login/index')
  await enter(page, member.account, OTHER)
})

test('a password that was changed without an answer has ended this session too, and which one holds is told', async ({
  page,
  db,
}) => {
  const member = await newMember(db, { password: OLD })
  await signIn(page, member)
  await loseAnswer(page, 'password/modifyPassword')
  await changeHere(page)
  const said = page.getByRole('dialog', { name: 'Login failure' })
  await expect(said).toContainText('Use the new one. If it is refused, the old one still holds.')
  await said.getByRole('button', { name: 'OK' }).click()
  await expect(signInScreen(page)).toBeVisible()
  await signInByPassword(page, member.account, OTHER)
  await expect(page.getByLabel('Old password')).toBeVisible()
})

test('a password of which nobody knows whether it was changed is not told as a failure', async ({
  page,
  db,
}) => {
  const member = await newMember(db, { password: OLD })
  await signIn(page, member)
  await loseAnswer(page, 'password/modifyPassword', { isDone: false })
  await changeHere(page)
  await expect(page.getByRole('alert')).toContainText(
    'If you are asked to log in, use the new one. If that is refused, the old one still holds.',
  )
  await expect(page.getByText('Password modification failed')).toHaveCount(0)
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(
    page.getByRole('heading', { name: 'Password modification successful' }),
  ).toBeVisible()
})

test('a registration without an answer is not told as a failure', async ({ page, db }) => {
  const key = generatePrivateKey()
  const account = privateKeyToAddress(key)
  const person = newcomer(key)
  const code = await fillIn(page, person)
  await page.getByLabel('Wallet address').fill(account)
  await page.getByLabel('Verification code').fill(code)
  await loseAnswer(page, 'member/regist')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByRole('alert')).toContainText('cannot tell whether you are registered')
  expect(await accountOf(db, account)).toMatchObject({ nickname: person.nickname })
  await page.goto('/#/pages/login/index')
  await enter(page, account, person.password)
})

test('the password of another account, set anew here, does not end this session', async ({
  page,
  db,
}) => {
  const [member, other] = [await newMember(db), await newMember(db, { password: 'harbour 27' })]
  await signIn(page, member)
  await setAnew(page, `${other.account.toLowerCase()}@example.org`)
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: `Information ${member.nickname}` }).click()
  await expect(page.getByRole('heading', { name: member.nickname })).toBeVisible()
  expect(await sessionsOf(db, other)).toBe(0)
})

test('the own password, set anew while signed in, leads to the sign-in', async ({
  page,
  member,
}) => {
  await setAnew(page, `${member.account.toLowerCase()}@example.org`)
  await expect(signInScreen(page)).toBeVisible()
  await expect(page.getByLabel('Wallet address')).toHaveValue(member.account)
})
