import type { Page } from '@playwright/test'
import { post } from './api.ts'
import { expect, type Member, newMember, signIn, test } from './app.ts'
import { newHolder } from './desk.ts'
import { loseAnswers } from './loseAnswers.ts'

const reason = 'asked for at the counter'
const sheetOf = (page: Page) => page.getByRole('dialog')
const changed = (page: Page) =>
  sheetOf(page).getByRole('alert').filter({ hasText: 'about how it stood before' })

const told = (page: Page, hasText: string) => page.getByRole('status').filter({ hasText })

/** Opens the sheet in which the member is made an editor. */
async function toGive(page: Page, { id }: Member) {
  await page.getByRole('button', { name: 'Give a role' }).click()
  await page.getByLabel('UID').fill(id)
  await page.getByRole('button', { name: 'Show the member' }).click()
  await sheetOf(page).getByRole('button', { name: 'Give the role: Editor' }).click()
}

test('a role that was lost on its way is not given by opening its sheet, once others have given and taken it', async ({
  page,
  db,
}) => {
  const [colleague, member] = [await newHolder(db, 'operator'), await newMember(db)]
  await signIn(page, await newHolder(db, 'operator'))
  await page.goto('/#/pages/console/people')
  const { letThrough } = await loseAnswers(page, 'operator/setRole', async () => {})
  await toGive(page, member)
  await sheetOf(page).getByLabel('Reason').fill(reason)
  await sheetOf(page).getByRole('button', { name: 'Give the role', exact: true }).click()
  const unknown = sheetOf(page).getByRole('heading', { name: 'Unknown, checking' })
  await expect(unknown).toBeVisible()
  await page.keyboard.press('Escape')
  for (const on of [true, false]) {
    const asked = { memberId: member.id, role: 'editor', on, reason }
    expect(await post(colleague, 'operator/setRole', asked)).toMatchObject({ code: 200 })
  }

  letThrough()
  await toGive(page, member)
  await expect(changed(page)).toBeVisible({ timeout: 20_000 })
  const { result } = await post(colleague, 'operator/holder', { memberId: member.id })
  expect(result.roles).toEqual([])
  // What stands now was seen: it is decided upon.
  await sheetOf(page).getByLabel('Reason').fill(reason)
  await sheetOf(page).getByRole('button', { name: 'Give the role', exact: true }).click()
  await expect(told(page, `${member.nickname} has the role now`)).toBeVisible()
})

test('who was shut out anew meanwhile stays out; whoever lets in somebody of the desk is told what that means', async ({
  page,
  db,
}) => {
  const [colleague, member] = [await newHolder(db, 'operator'), await newHolder(db, 'reviewer')]
  const tell = async (act: 'operator/freeze' | 'operator/unfreeze', why: string) =>
    expect(await post(colleague, act, { memberId: member.id, reason: why })).toMatchObject({
      code: 200,
    })
  await tell('operator/freeze', reason)
  await signIn(page, await newHolder(db, 'operator'))
  await page.goto(`/#/pages/console/members?id=${member.id}`)
  const letIn = page.getByRole('button', { name: 'Let in again' })
  await letIn.click()
  await expect(sheetOf(page).getByText('cannot be one of two')).toBeVisible()
  await sheetOf(page).getByLabel('Reason').fill('it was a mistake')
  await tell('operator/unfreeze', 'it was a mistake')
  await tell('operator/freeze', 'the session was stolen')

  await sheetOf(page).getByRole('button', { name: 'Let in again' }).click()
  await expect(changed(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('the session was stolen')).toBeVisible()
  await letIn.click()
  await expect(sheetOf(page).getByText('the session was stolen')).toBeVisible()
  await sheetOf(page).getByLabel('Reason').fill('it is theirs again')
  await sheetOf(page).getByRole('button', { name: 'Let in again' }).click()
  await expect(told(page, `${member.nickname} may sign in again`)).toBeVisible()
})
