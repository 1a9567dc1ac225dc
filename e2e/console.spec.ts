import type { Page } from '@playwright/test'
import { post } from './api.ts'
import { expect, newMember, signIn, test } from './app.ts'
import { browserOf } from './browserOf.ts'
import { newHolder } from './desk.ts'

const FORBIDDEN = 'No permission, access forbidden'

/** The sections that the menu of a phone offers. */
async function offered(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Sections' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('link').first()).toBeVisible()
  const names = await sheet.getByRole('link').allInnerTexts()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  return names
}

/** Gives or takes the role of an editor, from the list of roles. */
async function change(page: Page, words: 'Give' | 'Take', reason: string) {
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: `${words} the role: Editor` }).click()
  await sheet.getByLabel('Reason').fill(reason)
  await sheet.getByRole('button', { name: `${words} the role` }).click()
  await expect(sheet).toBeHidden()
}

test('who holds no role sees that there is nothing, and none of it is asked for', async ({
  page,
  member,
}) => {
  const asked: string[] = []
  page.on('request', (it) => {
    if (it.url().includes('/api/operator/')) asked.push(new URL(it.url()).pathname)
  })
  await page.goto('/#/pages/console/log')
  await expect(page.getByText(FORBIDDEN)).toBeVisible()
  expect(new Set(asked)).toEqual(new Set(['/api/operator/me']))
  const { code } = await post(member, 'operator/log', {})
  expect(code).toBe(403)
  await page.getByRole('link', { name: 'Back to the app' }).click()
  await expect(page).toHaveTitle('Home · Bitwave Farm')
  await page.goto('/#/pages/user/index')
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Operator console' })).toHaveCount(0)
})

test('a visitor signs in first and comes back to the section', async ({ page }) => {
  await page.goto('/#/pages/console/log?act=setRole')
  await expect(page).toHaveTitle('Sign in · Bitwave Farm')
  await expect(page).toHaveURL(/next=%2Fpages%2Fconsole%2Flog/)
})

test('a role that is given opens its sections in another browser, and taken away closes them at once', async ({
  page,
  browser,
  db,
}) => {
  const operator = await newHolder(db, 'operator')
  const member = await newMember(db)
  await signIn(page, operator)
  await page.goto('/#/pages/console/people')

  await page.getByRole('button', { name: 'Give a role' }).click()
  await page.getByLabel('UID').fill('999999999')
  await page.getByRole('button', { name: 'Show the member' }).click()
  await expect(page.getByText('There is no such member.')).toBeVisible()
  await page.getByLabel('UID').fill('Ann')
  await page.getByRole('button', { name: 'Show the member' }).click()
  await expect(page.getByText('A UID is a number such as 100042.')).toBeVisible()
  // As it is copied from a screen.
  await page.getByLabel('UID').fill(`UID ${member.id} `)
  await page.getByRole('button', { name: 'Show the member' }).click()
  await expect(page.getByRole('heading', { name: member.nickname })).toBeVisible()
  await change(page, 'Give', 'Writes our notices from today on')

  const other = await browserOf(browser, member)
  await other.goto('/#/pages/user/index')
  await other.getByRole('link', { name: 'Operator console' }).click()
  await expect(other).toHaveTitle('Overview · Operator console · Bitwave Farm')
  await expect(other.getByText('Writes notices, articles and ads.')).toBeVisible()
  const sections = await offered(other)
  expect(sections).toContain('Overview')
  expect(sections).not.toContain('Roles')
  expect(sections).not.toContain('Log')
  await other.goto('/#/pages/console/people')
  await expect(other.getByText(FORBIDDEN)).toBeVisible()
  await other.getByRole('link', { name: 'To the overview' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Overview' })).toBeFocused()

  await page.getByRole('button', { name: member.nickname }).click()
  await change(page, 'Take', 'Has left us')
  const { code } = await post(member, 'operator/me', {})
  expect(code).toBe(403)
  await other.getByRole('button', { name: 'Refresh' }).click()
  await expect(other.getByText(FORBIDDEN)).toBeVisible()
  await other.context().close()

  await page.goto(`/#/pages/console/log?subject=${member.id}`)
  const line = page.getByRole('button', { name: `UID ${member.id}` })
  await expect(line).toHaveCount(2)
  await line.first().click()
  await expect(page.getByText('Has left us')).toBeVisible()
  await expect(page.getByText('− editor')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Check the chain' }).click()
  await expect(page.getByText(/as (it was|they were) written/)).toBeVisible()
})

test('the log is saved for a spreadsheet with every cell quoted', async ({ page, db }) => {
  const operator = await newHolder(db, 'operator')
  const { id: memberId } = await newMember(db)
  const reason = '=1+1, they "said"'
  await post(operator, 'operator/setRole', { memberId, role: 'auditor', on: true, reason })
  await signIn(page, operator)
  await page.goto(`/#/pages/console/log?subject=${memberId}`)
  await expect(page.getByRole('button', { name: `UID ${memberId}` })).toHaveCount(1)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^log-\d{4}-\d\d-\d\d\.csv$/)
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
  const [head, line, ...rest] = Buffer.concat(chunks).toString().split('\r\n')
  expect(head).toMatch(/^\uFEFF"Line","When","Done by",/)
  expect(line).toContain(`"member ${operator.id}","setRole","member ${memberId}"`)
  expect(line).toContain(`"'=1+1, they ""said"""`)
  expect(rest).toEqual([''])
})
