import type { Page } from '@playwright/test'
import { expect, type Member, newMember, signIn, test } from './app.ts'
import { accountOf, profileOf } from './books.ts'
import { told } from './leftForms.ts'
import { loseAnswer } from './loseAnswers.ts'
import { mailedCode } from './newcomer.ts'
import { signInScreen } from './screens.ts'
import { installWallet } from './wallet.ts'

const PASSWORD = 'quiet Meadow 41'

/** The call does not even come to the service: nobody here can tell that from an answer that was lost. */
const UNHEARD = { isDone: false }

/** Another address with its code, ready to be saved. */
async function fillEmail(page: Page, member: Member) {
  const email = `${member.account.slice(2, 14).toLowerCase()}@example.net`
  await page.goto('/#/pages/user/info')
  await page.getByRole('button', { name: 'Change', exact: true }).last().click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Code' }).click()
  await page.getByLabel('Verification code').fill(await mailedCode(email))
  return email
}

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()

/** Opens the sheet in which the wallet proves the account's address, and signs in it. */
async function prove(page: Page) {
  await page.goto('/#/pages/user/info')
  await page.getByRole('button', { name: 'Prove with wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).click()
}

test('an email that was saved without an answer is told as saved: the account says so', async ({
  page,
  db,
}) => {
  const member = await newMember(db, { password: PASSWORD })
  await signIn(page, member)
  const email = await fillEmail(page, member)
  await page.getByLabel('Your password').fill(PASSWORD)
  await loseAnswer(page, 'member/modifyUserInfo')
  await save(page)
  await expect(told(page, 'Email saved')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(email)
  expect(await profileOf(db, member)).toMatchObject({ email })
})

test('an email of which nobody knows whether it was saved is not told as a failure', async ({
  page,
  db,
}) => {
  const member = await newMember(db, { password: PASSWORD })
  await signIn(page, member)
  const email = await fillEmail(page, member)
  await page.getByLabel('Your password').fill(PASSWORD)
  await loseAnswer(page, 'member/modifyUserInfo', UNHEARD)
  await save(page)
  await expect(page.getByRole('alert')).toContainText('cannot tell whether your email was saved')
  await save(page)
  await expect(told(page, 'Email saved')).toBeVisible()
  expect(await profileOf(db, member)).toMatchObject({ email })
})

test('nor is an address of which nobody knows whether it was proved', async ({
  page,
  context,
  db,
}) => {
  const member = await newMember(db, { proved: false })
  await installWallet(context, member.key)
  await signIn(page, member)
  const sheet = page.getByRole('dialog')
  await loseAnswer(page, 'member/walletLogin', UNHEARD)
  await prove(page)
  await expect(sheet.getByRole('alert')).toContainText(
    'cannot tell whether your address was proved',
  )
  await sheet.getByRole('button', { name: 'Try Test Wallet again' }).click()
  await expect(told(page, 'Address proved')).toBeVisible()
})

test('nor is an email that the wallet confirms', async ({ page, context, member, db }) => {
  await installWallet(context, member.key)
  const sheet = page.getByRole('dialog')
  const email = await fillEmail(page, member)
  await loseAnswer(page, 'member/modifyUserInfo', UNHEARD)
  await save(page)
  await sheet.getByRole('button', { name: 'Test Wallet' }).click()
  await expect(sheet.getByRole('alert')).toContainText('cannot tell whether your email was saved')
  await sheet.getByRole('button', { name: 'Try Test Wallet again' }).click()
  await expect(told(page, 'Email saved')).toBeVisible()
  expect(await profileOf(db, member)).toMatchObject({ email })
})

test('an address that was proved without an answer has ended this session too, and that is told', async ({
  page,
  context,
  db,
}) => {
  const member = await newMember(db, { proved: false })
  await installWallet(context, member.key)
  await signIn(page, member)
  await loseAnswer(page, 'member/walletLogin')
  await prove(page)
  const said = page.getByRole('dialog', { name: 'Login failure' })
  await said.getByRole('button', { name: 'OK' }).click()
  await expect(signInScreen(page)).toBeVisible()
  expect(await accountOf(db, member.account)).toMatchObject({ proved: true })
})
