import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { expect, newMember, test } from './app.ts'
import { accountOf } from './books.ts'
import { comesLate } from './heldBack.ts'
import { told } from './leftForms.ts'
import { loseAnswer } from './loseAnswers.ts'
import { fillIn, mailedCode, newcomer } from './newcomer.ts'
import { signInScreen } from './screens.ts'

const FAILED = 'Verification code acquisition failed'
const UNSURE = 'No answer came: a code may be on its way.'

test('a code whose answer is lost is not told as a failure, is waited for, and signs up', async ({
  page,
  db,
}) => {
  const key = generatePrivateKey()
  const account = privateKeyToAddress(key)
  const person = newcomer(key)
  await loseAnswer(page, 'member/sendRegistCode')
  const code = await fillIn(page, person)
  const field = page.getByLabel('Verification code')
  await expect(field).toHaveAccessibleDescription(new RegExp(UNSURE))
  await expect(page.getByText(FAILED)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Send Code' })).toHaveCount(0)
  await field.fill(code)
  await page.getByLabel('Wallet address').fill(account)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(signInScreen(page)).toBeVisible()
  expect(await accountOf(db, account)).toMatchObject({ nickname: person.nickname })
})

test('a code that a slow mail server takes is not given up', async ({ page, db }) => {
  const member = await newMember(db)
  const email = `${member.account.toLowerCase()}@example.org`
  await comesLate(page, '**/api/password/sendRetrieveCode', 12_000)
  await page.goto('/#/pages/set/forgetPwd')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Code' }).click()
  await expect(page.getByText('If this address has an account')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(UNSURE)).toHaveCount(0)
  expect(await mailedCode(email)).toMatch(/^\d{6}$/)
})

test('with no network nothing is on its way, and another address is not kept waiting', async ({
  page,
  context,
}) => {
  await page.goto('/#/pages/register/index')
  await page.getByLabel('Email').fill(`slip${Date.now()}@example.org`)
  await loseAnswer(page, 'member/sendRegistCode', { isDone: false })
  await page.getByRole('button', { name: 'Send Code' }).click()
  await expect(page.getByText(UNSURE)).toBeVisible()
  await page.getByLabel('Email').fill(`mended${Date.now()}@example.org`)
  await expect(page.getByText(UNSURE)).toHaveCount(0)

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send Code' }).click()
  await expect(page.getByText(FAILED)).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Send Code' }).click()
  await expect(told(page, 'Code sent. Check your mail.')).toBeVisible()
})
