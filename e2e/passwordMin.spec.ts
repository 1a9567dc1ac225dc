import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { wantLonger } from './longerPasswords.ts'

/** Eleven characters, with a digit and letters. */
const SHORT = 'quiet elm 4'

const WORDS = 'A password has 12 to 64 characters, with at least one letter and one digit.'

/** What the page sends to these calls. */
function sentTo(page: Page, calls: RegExp) {
  const sent: string[] = []
  page.on('request', (it) => {
    if (it.method() === 'POST' && calls.test(it.url())) sent.push(it.url())
  })
  return sent
}

/** Types a new password that is too short, and sends; then one more character. */
async function tooShort(page: Page, label: string, button: string) {
  const tick = page.getByText(/^12 to 64 characters/)
  for (const field of [label, 'Confirm password']) await page.getByLabel(field).fill(SHORT)
  await expect(tick).toHaveText('12 to 64 characters: not yet')
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(WORDS))
  await page.getByLabel(label).fill(`${SHORT}2`)
  await expect(tick).toHaveText('12 to 64 characters: yes')
}

test('a longer password that the service wants is told and asked for before anything is sent', async ({
  page,
}) => {
  await wantLonger(page, 12)
  const sent = sentTo(page, /\/(regist|retrievePassword)$/)
  await page.goto('/#/pages/register/index')
  await tooShort(page, 'Login password', 'Sign up')
  await page.goto('/#/pages/set/forgetPwd')
  await tooShort(page, 'New password', 'Set the new password')
  expect(sent).toEqual([])
})

test('so it is where a member changes it', async ({ page, member: _ }) => {
  await wantLonger(page, 12)
  const sent = sentTo(page, /\/modifyPassword$/)
  await page.goto('/#/pages/set/index')
  await page.getByRole('link', { name: 'Change Password' }).click()
  await page.getByLabel('Old password').fill('harbour Lantern 27')
  await tooShort(page, 'New password', 'Change the password')
  expect(sent).toEqual([])
})
