import { expect, signIn, test } from './app.ts'
import { startAt } from './arriveAt.ts'
import { changeAnswer, tellChanged } from './changeAnswer.ts'
import { newHolder } from './desk.ts'

/** 15 are owed, 10 are held, and one member lacks 5: as the service tells it, amounts as text. */
const TAKEN_BACK = {
  onChain: '10',
  members: '15',
  short: '5',
  rewardPool: '0',
  activity: '0',
  unclaimed: '0',
  coverage: '0.6666',
}

test('what members are below zero by stands beside what is owed, in which it is not', async ({
  page,
  member: _,
}) => {
  await changeAnswer(page, 'home/solvency', (coins) => {
    const [first, second] = coins
    if (first && second) Object.assign(first, TAKEN_BACK)
    // As an answer that was kept before it was told.
    delete second?.short
  })
  await startAt(page, '/#/pages/home/index')
  const reserves = page.getByRole('button', { name: /check it/ })
  await expect(reserves).toContainText('Reserves cover only 66.66% of balances')
  await reserves.click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.locator('dt:text-is("Owed in all") + dd').first()).toContainText('15')
  const below = sheet.locator('dt:text-is("Below zero, not taken off") + dd')
  await expect(below).toHaveCount(1)
  await expect(below).toContainText('5')
  await below.getByRole('button').press('Enter')
  await expect(page.getByRole('dialog').last()).toContainText(
    'It is not taken off what is owed to others.',
  )
})

test.describe('in the console', () => {
  test.use({ viewport: { width: 1280, height: 900 }, isMobile: false })

  test('a day that has it is told with it, one that was kept before without, and the pool holds less', async ({
    page,
    db,
  }) => {
    await signIn(page, await newHolder(db, 'treasurer'))
    const now = {
      ...TAKEN_BACK,
      coin: 'BTCW',
      block: 9,
      asOf: '2026-11-22T00:00:09.000Z',
      fees: '0',
    }
    const before = { ...now, members: '10', short: null, coverage: '1.0000' }
    await page.route('**/api/operator/solvency', (route) =>
      tellChanged(route, (result: object) => {
        const days = { '2026-11-22': now, '2026-11-21': before }
        const list = Object.entries(days).map(([day, coin]) => ({ day, coins: [coin] }))
        Object.assign(result, { now: [now], stopped: null, list, next: null })
      }),
    )
    await page.goto('/#/pages/console/figures')
    const main = page.getByRole('main')
    await expect(main.getByText(/This does not add up: the pool holds/)).toBeVisible()
    await expect(main.locator('dt:text-is("Below zero, not taken off") + dd')).toContainText('5')
    const days = page.getByRole('table', { name: 'Solvency, day by day' })
    const at = await days.getByRole('columnheader').allInnerTexts()
    const cells = days
      .getByRole('row')
      .locator(`td:nth-child(${at.indexOf('Below zero, not taken off') + 1})`)
    await expect(cells).toHaveText(['5', '–'])
  })
})
