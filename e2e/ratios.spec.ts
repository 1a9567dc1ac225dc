import type { Page } from '@playwright/test'
import type { Database } from '#server/db/open.ts'
import { post } from './api.ts'
import { expect, type Member, test } from './app.ts'
import { holdAnswer } from './leftForms.ts'
import { invitedBy, makeAgent, operator } from './operator.ts'
import { elsewhere, row } from './team.ts'

/** In the open form: a reward ratio, as far as the last look. */
async function enter(page: Page, percent: string) {
  await page.getByRole('textbox', { name: 'Reward ratio' }).fill(percent)
  await page.getByRole('button', { name: 'Check the change' }).click()
}

/** Somebody whom the member, an agent, has appointed at 0.1. */
async function agentBelow(db: Database, member: Member) {
  const below = await invitedBy(db, member)
  await makeAgent(member, '0.3', '0.2')
  await post(member, 'member/miners', { memberId: below.id, rewardRatio: '0.1', subsidyRatio: '0' })
  return below
}

async function openRatios(page: Page, member: Member) {
  await page.goto('/#/pages/mine/index')
  await row(page, member).click()
  await page.getByRole('button', { name: 'Change ratios' }).click()
}

test('a member without ratios is told why there is nothing to manage', async ({ page, member }) => {
  expect(member.id).not.toBe('')
  await page.goto('/#/pages/mine/index')
  await expect(page.getByText('No permission, access forbidden')).toBeVisible()
  await expect(page.getByText('Your own reward ratio is 0.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add an agent' })).toHaveCount(0)

  await page.goto('/#/pages/mining/index')
  await expect(page.getByText('Your own subsidy ratio is 0.')).toBeVisible()
  await page.getByRole('link', { name: 'To the community' }).click()
  await expect(page.getByRole('heading', { name: 'Community', level: 1 })).toBeVisible()
  await expect(page.getByText('Nobody in your team yet')).toBeVisible()
})

test('an agent appoints in the own team within the bounds, and who is appointed sees each change', async ({
  page,
  member,
  browser,
  db,
}) => {
  test.setTimeout(120_000)
  const below = await invitedBy(db, member)
  await makeAgent(member, '0.3', '0.2')
  await page.goto('/#/pages/mine/index')
  await page.getByRole('button', { name: 'Add an agent' }).click()
  await enter(page, '12.5')
  await expect(page.getByText('Please select a user (community)')).toBeVisible()

  await page.getByRole('button', { name: 'Select a member of your team' }).click()
  await page.getByRole('searchbox').last().fill(below.account.slice(0, 12))
  await page.getByRole('dialog').getByRole('button', { name: below.nickname }).click()
  await enter(page, '30.01')
  await expect(page.getByRole('textbox', { name: 'Reward ratio' })).toHaveAccessibleDescription(
    /At most 30 %/,
  )
  await enter(page, '12.5')
  await expect(page.getByRole('dialog').last()).toContainText(
    'It counts from the next 00:00 UTC on',
  )
  await page.getByRole('button', { name: 'Make agent' }).click()
  await expect(row(page, below)).toContainText('12.5%')

  const other = await elsewhere(browser, below)
  await other.goto('/#/pages/mine/index')
  const own = other.getByRole('region', { name: 'Your ratios' })
  await expect(own).toContainText('Agent')
  await expect(own).toContainText('12.5%')

  await openRatios(page, below)
  await enter(page, '15')
  await expect(page.getByRole('dialog').last()).toContainText(/12\.5%.*15%/)
  await page.getByRole('dialog').last().getByRole('button', { name: 'Change ratios' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Ratios changed' })).toBeVisible()

  await other.reload()
  await expect(own).toContainText('15%')
  await other.getByRole('button', { name: 'History' }).click()
  const log = other.getByRole('dialog').getByRole('listitem')
  await expect(log.filter({ hasText: `by ${member.nickname}` })).toHaveCount(2)
  await expect(log.filter({ hasText: '00:00 UTC' })).toHaveCount(2)
})

test('Enter in the search for a member searches, and does not send the form behind it', async ({
  page,
  member,
  db,
}) => {
  const below = await invitedBy(db, member)
  await makeAgent(member, '0.3', '0.2')
  await page.goto('/#/pages/mine/index')
  await page.getByRole('button', { name: 'Add an agent' }).click()
  await page.getByRole('button', { name: 'Select a member of your team' }).click()
  const search = page.getByRole('searchbox').last()
  await search.fill(below.nickname)
  await search.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: below.nickname }).click()
  await expect(page.getByRole('button', { name: 'Change', exact: true })).toBeFocused()
  const ratio = page.getByRole('textbox', { name: 'Reward ratio' })
  await expect(ratio).not.toHaveAttribute('aria-invalid')
})

test('less than an agent below has is refused at the field', async ({ page, member, db }) => {
  const below = await invitedBy(db, member)
  const deep = await invitedBy(db, below)
  await makeAgent(member, '0.3', '0.2')
  const ratios = { rewardRatio: '0.2', subsidyRatio: '0' }
  await post(member, 'member/miners', { memberId: below.id, ...ratios })
  await post(member, 'member/miners', { memberId: deep.id, ...ratios })

  await openRatios(page, below)
  await enter(page, '19.99')
  await page.getByRole('dialog').last().getByRole('button', { name: 'Change ratios' }).click()
  await expect(page.getByRole('textbox', { name: 'Reward ratio' })).toHaveAccessibleDescription(
    /At least 20 %/,
  )
  await expect(page.getByRole('textbox', { name: 'Reward ratio' })).toHaveValue('19.99')
})

test('the last look tells what is changed as it is now, not as the list had it', async ({
  page,
  member,
  db,
}) => {
  const below = await agentBelow(db, member)
  await openRatios(page, below)
  await operator('member', 'ratios', below.id, '0.25', '0', 'for the journey')
  await enter(page, '15')
  await expect(page.getByRole('dialog').last()).toContainText(/25%.*15%/)
})

test('nothing is said to be modified before the last look is agreed to', async ({
  page,
  member,
  db,
}) => {
  const below = await agentBelow(db, member)
  await openRatios(page, below)
  const said = page.getByText('Modifying in progress...')
  const look = await holdAnswer(page, 'member/referenceList')
  await enter(page, '15')
  await look.done
  await expect(page.getByRole('button', { name: 'Check the change' })).toHaveAttribute(
    'aria-busy',
    'true',
  )
  await expect(said).toHaveCount(0)
  look.release()
  const change = page.getByRole('dialog').last().getByRole('button', { name: 'Change ratios' })
  await expect(change).toBeVisible()
  await expect(said).toHaveCount(0)
  const { done, release } = await holdAnswer(page, 'member/modifyMiners')
  await change.click()
  await done
  await expect(said).toBeVisible()
  release()
  await expect(page.getByRole('status').filter({ hasText: 'Ratios changed' })).toBeVisible()
})
