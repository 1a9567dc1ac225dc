import type { Browser, Page } from '@playwright/test'
import type { Database } from '#server/db/open.ts'
import { openSession } from '#server/members/openSession.ts'
import { expect, type Member, newMember, signIn, test } from './app.ts'
import { sessionsOf } from './books.ts'
import { farm } from './farm.ts'
import { guessAll, mailedCode } from './newcomer.ts'
import { home, signInByPassword, signInScreen } from './screens.ts'

const PASSWORD = 'harbour Lantern 27'
const OTHER = 'quiet Meadow 41'

const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** Another browser in which the member is signed in. */
async function elsewhere(browser: Browser, db: Database, member: Member): Promise<Page> {
  const { token } = await db.inTx((tx) => openSession(tx, member.id, new Date()))
  const page = await (await browser.newContext({ baseURL: farm.appUrl })).newPage()
  await signIn(page, { ...member, token })
  await page.goto('/#/pages/user/index')
  await expect(page.getByRole('heading', { name: member.nickname })).toBeVisible()
  return page
}

test('a changed password signs all other devices out, and this one stays', async ({
  page,
  browser,
  db,
}) => {
  const member = await newMember(db, { password: PASSWORD })
  await signIn(page, member)
  const other = await elsewhere(browser, db, member)
  await page.goto('/#/pages/set/index')
  await page.getByRole('link', { name: 'Change Password' }).click()
  await expect(page).toHaveTitle('Settings · Bitwave Farm')
  await page.getByLabel('Old password').fill(OTHER)
  await page.getByLabel('New password').fill(OTHER.slice(0, 5))
  await page.getByLabel('Confirm password').fill(OTHER)
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription(
    'two passwords do not match',
  )

  await page.getByLabel('New password').fill(`${OTHER}!`)
  await page.getByLabel('Confirm password').fill(`${OTHER}!`)
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(told(page, 'Password modification failed')).toBeVisible()
  await expect(page.getByLabel('Old password')).toHaveAccessibleDescription(/old password is wrong/)

  await page.getByLabel('Old password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(
    page.getByRole('heading', { name: 'Password modification successful' }),
  ).toBeVisible()
  expect(await sessionsOf(db, member)).toBe(1)
  await page.getByRole('link', { name: 'Back to Settings' }).click()
  await page.getByRole('link', { name: 'Information' }).click()
  await expect(page.getByRole('heading', { name: member.nickname })).toBeVisible()

  await other.getByRole('button', { name: 'Refresh' }).click()
  const dialog = other.getByRole('dialog', { name: 'Login failure' })
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(signInScreen(other)).toBeVisible()
  await other.context().close()
})

test('a forgotten password is set anew by a mailed code, across a restart of the app', async ({
  page,
  db,
}) => {
  const member = await newMember(db, { password: PASSWORD })
  const email = `${member.account.toLowerCase()}@example.org`
  await page.goto('/')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Code' }).click()
  await expect(page.getByRole('main')).toContainText(
    'If this address has an account, a code is on its way.',
  )
  await page.getByLabel('New password').fill(OTHER)
  await page.reload()
  await expect(page.getByText('seconds to retry')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('New password')).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(OTHER)

  const code = await mailedCode(email)
  await guessAll('password/retrievePassword', { email, password: PASSWORD }, code)
  await page.getByLabel('Verification code').fill(code)
  await page.getByLabel('New password').fill(OTHER)
  await page.getByLabel('Confirm password').fill(OTHER)
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(told(page, 'Password modification successful')).toBeVisible()
  await expect(signInScreen(page)).toBeVisible()
  expect(await sessionsOf(db, member)).toBe(0)

  await signInByPassword(page, member.account, PASSWORD)
  await expect(page.getByRole('main')).toContainText('Wallet address or password is wrong.')
  await signInByPassword(page, member.account, OTHER)
  await expect(home(page)).toBeVisible()
})

test('a mail address without an account is answered as any other', async ({ page }) => {
  await page.goto('/#/pages/set/forgetPwd')
  await page.getByLabel('Email').fill('nobody.at.all@example.org')
  await page.getByRole('button', { name: 'Send Code' }).click()
  await expect(page.getByRole('main')).toContainText(
    'If this address has an account, a code is on its way.',
  )
  await expect(page.getByText('seconds to retry')).toBeVisible()
})
