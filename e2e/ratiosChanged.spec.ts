import type { Database } from '#server/db/open.ts'
import { appoint } from '#server/members/appoint.ts'
import { post } from './api.ts'
import { expect, type Member, test } from './app.ts'
import { holdAnswer } from './leftForms.ts'
import { invitedBy, makeAgent, operator } from './operator.ts'
import { enterRatio, openRatios } from './team.ts'

/** Somebody whom the member, an agent, has appointed at 0.1. */
async function agentBelow(db: Database, member: Member) {
  const below = await invitedBy(db, member)
  await makeAgent(member, '0.3', '0.2')
  await post(member, 'member/miners', { memberId: below.id, rewardRatio: '0.1', subsidyRatio: '0' })
  return below
}

test('less than an agent below has is refused at the field', async ({ page, member, db }) => {
  const below = await invitedBy(db, member)
  const deep = await invitedBy(db, below)
  await makeAgent(member, '0.3', '0.2')
  const ratios = { rewardRatio: '0.2', subsidyRatio: '0' }
  await post(member, 'member/miners', { memberId: below.id, ...ratios })
  await post(member, 'member/miners', { memberId: deep.id, ...ratios })

  await openRatios(page, below)
  await enterRatio(page, '19.99')
  await page.getByRole('dialog').last().getByRole('button', { name: 'Change ratios' }).click()
  await expect(page.getByRole('textbox', { name: 'Reward ratio' })).toHaveAccessibleDescription(
    /At least 20 %/,
  )
  await expect(page.getByRole('textbox', { name: 'Reward ratio' })).toHaveValue('19.99')
})

test('what an operator has announced is told with its day, and nobody can ask for it before', async ({
  page,
  member,
  db,
}) => {
  const below = await agentBelow(db, member)
  await db.inTx((tx) => {
    const when = { now: new Date(), notice: 86_400_000 }
    return appoint(tx, member.id, { to: { rewardRatio: 9_000n, subsidyRatio: 500n }, ...when })
  })
  await page.goto('/#/pages/mine/index')
  const own = page.getByRole('region', { name: 'Your ratios' })
  await expect(own.getByText('30%', { exact: true })).toBeVisible()
  await expect(own.getByText('20%', { exact: true })).toBeVisible()
  await expect(own).toContainText(
    /Announced from .*, 00:00 UTC: reward ratio 90%, subsidy ratio 5%\./,
  )
  await openRatios(page, below)
  const form = page.getByRole('dialog').last()
  await expect(form).toContainText('Your own: 30%')
  await expect(form).toContainText('Your own: 5%')
  await expect(form).toContainText(/Announced from .*, 00:00 UTC/)
  await enterRatio(page, '30.01')
  await expect(page.getByRole('textbox', { name: 'Reward ratio' })).toHaveAccessibleDescription(
    /At most 30 %/,
  )
})

test('where nobody tells whether something is announced, the ratios are said to be what was decided last', async ({
  page,
  member,
  db,
}) => {
  const below = await agentBelow(db, member)
  await page.route('**/api/member/ratioChanges', (route) => route.abort())
  await page.goto('/#/pages/mine/index')
  const own = page.getByRole('region', { name: 'Your ratios' })
  await expect(own).toContainText('30%')
  await expect(own).toContainText(/what was decided last\. Whether it counts already could not/)
  await openRatios(page, below)
  await expect(page.getByRole('dialog').last()).toContainText('what was decided last')
})

test('the last look tells what is changed as it is now, not as the list had it', async ({
  page,
  member,
  db,
}) => {
  const below = await agentBelow(db, member)
  await openRatios(page, below)
  await operator('member', 'ratios', below.id, '0.25', '0', 'for the journey')
  await enterRatio(page, '15')
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
  await enterRatio(page, '15')
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
