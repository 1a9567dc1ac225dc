import { weekOf } from '#shared/days.ts'
import { expect, test } from './app.ts'

test('as the week turns the ranking that stands there is of last week until the service says the new one', async ({
  page,
  member,
}) => {
  expect(member.id).not.toBe('')
  await page.clock.install()
  await page.goto('/#/pages/ranking/index')
  await expect(page.getByRole('heading', { name: 'This week', exact: true })).toBeVisible()
  await expect(page.getByText('Your place')).toBeVisible()

  const { promise: told, resolve: tell } = Promise.withResolvers<void>()
  await page.route('**/api/member/fengyunList', async (route) => {
    await told
    const response = await route.fetch()
    const said = await response.json()
    const week = weekOf(Date.parse(said.result.from) + 7 * 86_400_000)
    await route.fulfill({ response, json: { ...said, result: { ...said.result, week } } })
  })
  // What was asked just now is not asked again.
  await page.clock.fastForward(10_000)
  await page.clock.fastForward(7 * 86_400_000)
  await expect(page.getByRole('heading', { name: 'Last week' })).toBeVisible()
  await expect(page.getByText(/^The week ends in/)).toHaveCount(0)
  tell()
  await expect(page.getByRole('heading', { name: 'This week', exact: true })).toBeVisible()
  await expect(page.getByText(/^The week ends in/)).toBeVisible()
})

test('what a team pledged in a week does not stand as this week’s after its end', async ({
  page,
  member,
}) => {
  expect(member.id).not.toBe('')
  await page.clock.install()
  let weekT = '250'
  await page.route('**/api/member/referenceList', async (route) => {
    const response = await route.fetch()
    const said = await response.json()
    said.result.summary.weekT = weekT
    await route.fulfill({ response, json: said })
  })
  await page.goto('/#/pages/community/index')
  const team = page.getByRole('region', { name: 'Your team', exact: true })
  await expect(team).toContainText('+250')
  weekT = '0'
  await page.clock.fastForward(10_000)
  await page.clock.fastForward(7 * 86_400_000)
  await expect(team).not.toContainText('+250')
})
