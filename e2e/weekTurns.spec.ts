import type { Page } from '@playwright/test'
import { weekOf } from '#shared/days.ts'
import { expect, test } from './app.ts'
import { atRest } from './atRest.ts'
import { changeAnswer } from './changeAnswer.ts'
import { heldBack } from './heldBack.ts'
import { DAY, passTime, passUnheard } from './passTime.ts'

/** The service's next word on the ranking is of the week after, and comes once it is told to. */
async function holdNextWeek(page: Page): Promise<() => void> {
  await changeAnswer(page, 'member/fengyunList', (ranking) => {
    ranking.week = weekOf(Date.parse(ranking.from) + 7 * DAY)
  })
  // Whatever else is answered tells the service's time, which is still that of the week before.
  return heldBack(page, '**/api/**')
}

test('as the week turns the ranking that stands there is of last week until the service says the new one', async ({
  page,
  member: _,
}) => {
  await page.clock.install()
  await page.goto('/#/pages/ranking/index')
  await expect(page.getByRole('heading', { name: 'This week', exact: true })).toBeVisible()
  await expect(page.getByText('Your place')).toBeVisible()
  await atRest(page)

  const tell = await holdNextWeek(page)
  await passTime(page, 7 * DAY)
  await expect(page.getByRole('heading', { name: 'Last week' })).toBeVisible()
  await expect(page.getByText(/^Ranking week ends in/)).toHaveCount(0)
  tell()
  await expect(page.getByRole('heading', { name: 'This week', exact: true })).toBeVisible()
  await expect(page.getByText(/^Ranking week ends in/)).toBeVisible()
})

test('what a team pledged in a week does not stand as this week’s after its end', async ({
  page,
  member: _,
}) => {
  await page.clock.install()
  let weekT = '250'
  await changeAnswer(page, 'member/referenceList', ({ summary }) => {
    summary.weekT = weekT
  })
  await page.goto('/#/pages/community/index')
  const team = page.getByRole('region', { name: 'Your team', exact: true })
  await expect(team).toContainText('+250')
  await atRest(page)
  weekT = '0'
  await passTime(page, 7 * DAY)
  await expect(team).not.toContainText('+250')
})

test('nor does the ranking on Home', async ({ page, member: _ }) => {
  await page.clock.install()
  await page.goto('/#/pages/home/index')
  const title = page.getByRole('heading', { name: /^Power Ranking/ })
  await expect(title).toHaveText('Power Ranking · this week')
  // A skeleton is no answer: what is asked for from here on is held.
  await expect(page.getByRole('region', { name: /^Power Ranking/ })).toContainText(
    /0x|Nobody has pledged/,
  )
  await atRest(page)

  const tell = await holdNextWeek(page)
  await passTime(page, 7 * DAY)
  await expect(title).toHaveText(/^Power Ranking · \d{4}-W\d\d$/)
  tell()
  await expect(title).toHaveText('Power Ranking · this week')
})

test('what a team pledged in a week that is over is told with its week, where nobody says the new one', async ({
  page,
  member: _,
}) => {
  await page.clock.install()
  await page.goto('/#/pages/community/index')
  const team = page.getByRole('region', { name: 'Your team', exact: true })
  await expect(team).toContainText('Week, with you')
  await passUnheard(page, 7 * DAY)
  await expect(team).toContainText(/Week \d+, with you/)
  await expect(team).not.toContainText('Week, with you')
})
