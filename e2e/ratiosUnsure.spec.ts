import type { Page } from '@playwright/test'
import type { Database } from '#server/db/open.ts'
import { post } from './api.ts'
import { expect, type Member, test } from './app.ts'
import { told } from './leftForms.ts'
import { loseAnswer } from './loseAnswers.ts'
import { invitedBy, makeAgent } from './operator.ts'
import { enterRatio, openRatios, row } from './team.ts'

/** Somebody whom the member, an agent, has appointed to both at 10 %. */
async function bothBelow(db: Database, member: Member) {
  const below = await invitedBy(db, member)
  await makeAgent(member, '0.3', '0.2')
  const ratios = { memberId: below.id, rewardRatio: '0.1', subsidyRatio: '0.1' }
  await post(member, 'member/miners', ratios)
  await post(member, 'member/mining', ratios)
  return below
}

/** Closes the sheet of the member, once that of the ratios is gone. */
async function closeMember(page: Page) {
  const sheet = page.getByRole('dialog')
  await expect(sheet).toHaveCount(1)
  await sheet.getByRole('button', { name: 'Close' }).click()
}

test('ratios that were changed without an answer are told as changed, in the list too', async ({
  page,
  member,
  db,
}) => {
  const below = await invitedBy(db, member)
  await makeAgent(member, '0.3', '0.2')
  await post(member, 'member/miners', { memberId: below.id, rewardRatio: '0.1', subsidyRatio: '0' })
  await openRatios(page, below)
  await enterRatio(page, '12')
  await loseAnswer(page, 'member/modifyMiners')
  await page.getByRole('dialog').last().getByRole('button', { name: 'Change ratios' }).click()
  await expect(told(page, 'Ratios changed')).toBeVisible()
  await closeMember(page)
  await expect(row(page, below)).toContainText('12%')
})

test('an end of which nobody could tell whether it was made is not made anew as an appointment', async ({
  page,
  member,
  db,
}) => {
  const below = await bothBelow(db, member)
  await page.goto('/#/pages/mine/index')
  await row(page, below).click()
  await page.getByRole('button', { name: 'Change ratios as agent' }).click()
  await page.getByRole('textbox', { name: 'Subsidy ratio' }).fill('0')
  await enterRatio(page, '0')
  const end = page.getByRole('button', { name: 'End the appointment' })
  await expect(end).toBeVisible()
  await loseAnswer(page, 'member/modifyMiners')
  // Nor can the service be asked whether it was made.
  await page.route('**/api/member/referenceList', (route) => route.abort())
  await end.click()
  const form = page.getByRole('dialog').last()
  const said = form.getByRole('alert').filter({ hasText: 'cannot tell whether this was done' })
  await expect(said).toBeVisible()
  await page.unroute('**/api/member/referenceList')
  await form.getByRole('button', { name: 'Check the change' }).click()
  await expect(told(page, 'It is so already')).toBeVisible()
  await closeMember(page)
  await expect(page.getByText('No agents under you yet')).toBeVisible()
})
