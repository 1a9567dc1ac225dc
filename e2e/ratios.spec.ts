import { expect, test } from './app.ts'
import { invitedBy, makeAgent } from './operator.ts'
import { elsewhere, enterRatio, openRatios, row } from './team.ts'

test('a member without ratios is told why there is nothing to manage', async ({
  page,
  member: _,
}) => {
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
  await enterRatio(page, '12.5')
  await expect(page.getByText('Please select a user (community)')).toBeVisible()

  await page.getByRole('button', { name: 'Select a member of your team' }).click()
  await page.getByRole('searchbox').last().fill(below.account.slice(0, 12))
  await page.getByRole('dialog').getByRole('button', { name: below.nickname }).click()
  await enterRatio(page, '30.01')
  await expect(page.getByRole('textbox', { name: 'Reward ratio' })).toHaveAccessibleDescription(
    /At most 30 %/,
  )
  await enterRatio(page, '12.5')
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
  await enterRatio(page, '15')
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
