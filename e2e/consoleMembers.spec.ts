import type { Page } from '@playwright/test'
import type { Database } from '#server/db/open.ts'
import { post } from './api.ts'
import { expect, type Member, newMember, signIn, test } from './app.ts'
import { browserOf } from './browserOf.ts'
import { newHolder } from './desk.ts'
import { judge } from './look.ts'
import { makeAgent } from './operator.ts'
import { signInByPassword } from './screens.ts'

const PASSWORD = 'harbour lamps 7'
const WHY = 'A stranger asked us to change your mail address'

const sheetOf = (page: Page) => page.getByRole('dialog')

/** Does something to the member that is open, and says why. */
async function act(page: Page, button: string, submit: string, reason: string) {
  await page.getByRole('button', { name: button, exact: true }).click()
  await sheetOf(page).getByLabel('Reason').fill(reason)
  await sheetOf(page).getByRole('button', { name: submit, exact: true }).click()
  await expect(sheetOf(page)).toBeHidden()
}

/** The sheet in which an operator appoints the member. */
async function openAppointment(page: Page, db: Database, member: Member) {
  await signIn(page, await newHolder(db, 'operator'))
  await page.goto(`/#/pages/console/members?id=${member.id}`)
  await page.getByRole('button', { name: 'Appointment and ratios' }).click()
  return sheetOf(page)
}

test.use({ viewport: { width: 390, height: 844 } })

test('a member who is frozen is signed out in another browser, reads why, and comes back when let in', async ({
  page,
  browser,
  db,
}) => {
  test.setTimeout(120_000)
  const member = await newMember(db, { password: PASSWORD })
  const theirs = await browserOf(browser, member)
  await theirs.goto('/#/pages/user/index')
  await expect(theirs.getByRole('heading', { name: member.nickname })).toBeVisible()

  await signIn(page, await newHolder(db, 'operator'))
  await page.goto('/#/pages/console/members')
  await page.getByRole('searchbox', { name: 'Member' }).fill(member.account)
  await page.getByRole('button', { name: member.nickname }).click()
  await expect(page.getByRole('heading', { level: 1, name: member.nickname })).toBeVisible()
  await judge(page, { name: 'en', width: 390, part: page.getByRole('main'), where: 'a member' })
  await page.getByRole('button', { name: 'Freeze', exact: true }).click()
  await sheetOf(page).getByRole('button', { name: 'Freeze the account' }).click()
  await expect(sheetOf(page).getByText('Say why, in 3 to 500 characters.')).toBeVisible()
  await page.keyboard.press('Escape')
  await act(page, 'Freeze', 'Freeze the account', WHY)
  await expect(page.getByText(WHY)).toBeVisible()

  await theirs.reload()
  const told = theirs.getByRole('dialog', { name: 'Login failure' })
  await told.getByRole('button', { name: 'OK' }).click()
  await expect(theirs.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
  await signInByPassword(theirs, member.account, PASSWORD)
  await expect(theirs.getByText(`This account is frozen: ${WHY}`)).toBeVisible()

  await act(page, 'Let in again', 'Let in again', 'The mail address is theirs after all')
  await expect(page.getByText(WHY)).toBeHidden()
  await signInByPassword(theirs, member.account, PASSWORD)
  await expect(theirs.getByRole('heading', { name: 'Sign in', level: 1 })).toBeHidden()
  await theirs.context().close()

  await page.goto(`/#/pages/console/log?subject=${member.id}`)
  await expect(page.getByRole('button', { name: /^Member (frozen|let in)/ })).toHaveCount(2)
})

test('ratios that are no percentages are refused at their field; an appointment is seen in the panel', async ({
  page,
  db,
}) => {
  const member = await newMember(db)
  const sheet = await openAppointment(page, db, member)
  await sheet.getByRole('checkbox', { name: 'Agent' }).check()
  await sheet.getByLabel('Reason').fill('Leads the harbour team from today')
  // The last could be a ratio, of 12.5 %.
  for (const typed of ['101', '', '0.125']) {
    await sheet.getByLabel('Reward ratio').fill(typed)
    await sheet.getByRole('button', { name: 'Appoint', exact: true }).click()
    await expect(sheet.getByText('Enter a percentage from 0 to 100')).toBeVisible()
  }
  await sheet.getByLabel('Reward ratio').fill('12.5')
  await sheet.getByRole('button', { name: 'Appoint', exact: true }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByText(/0% · 12\.5% from .* on/)).toBeVisible()
})

test('an appointment leaves a ratio alone that somebody else has set meanwhile', async ({
  page,
  db,
}) => {
  const member = await newMember(db)
  const sheet = await openAppointment(page, db, member)
  await expect(sheet.getByLabel('Reward ratio')).toHaveValue('0')
  const asked = { memberId: member.id, site: true, rewardRatio: '0.3', reason: 'As agreed' }
  await post(await newHolder(db, 'operator'), 'operator/appoint', asked)
  await sheet.getByRole('checkbox', { name: 'Agent' }).check()
  await sheet.getByLabel('Reason').fill('Leads the harbour team from today')
  await sheet.getByRole('button', { name: 'Appoint', exact: true }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByText('30%')).toBeVisible()
})

test('what is announced stands beside what counts now, and the day; taken back, it is gone', async ({
  page,
  db,
}) => {
  const member = await newMember(db)
  await makeAgent(member, '0.2', '0')
  const asked = { memberId: member.id, rewardRatio: '1', reason: 'As agreed on Friday' }
  await post(await newHolder(db, 'operator'), 'operator/appoint', asked)
  const sheet = await openAppointment(page, db, member)
  await expect(page.getByRole('main')).toContainText(/20% · 100% from \d+\s\w+ \d{4} on/)
  await expect(sheet).toContainText(/Now 20% · 100% from \d+\s\w+ \d{4} on/)
  await expect(sheet).toContainText('Something is announced already.')
  await expect(sheet.getByLabel('Reward ratio')).toHaveValue('100')
  await judge(page, { name: 'en', width: 390, part: sheet, where: 'an announced appointment' })
  await sheet.getByLabel('Reward ratio').fill('20')
  await sheet.getByLabel('Reason').fill('It was meant for somebody else')
  await sheet.getByRole('button', { name: 'Appoint', exact: true }).click()
  await expect(page.getByText('It is taken back').last()).toBeVisible()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('main')).not.toContainText('100%')
})
