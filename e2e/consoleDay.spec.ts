import type { Page } from '@playwright/test'
import { expect, signIn, test } from './app.ts'
import { newHolder } from './desk.ts'

const at = '2026-11-21T00:01:00.000Z'

/** A day as the desk hears of it: all of its R is due to orders, and a tenth of that is paid so far. */
const going = {
  day: '2026-11-21',
  ...{ revenue: '70', belowZero: '0', carriedIn: '0', belowIn: '80' },
  ...{ totalWeight: '120', stakedT: '100', orders: 10, plans: [] },
  shares: { staking: '1', community: '0', subsidy: '0' },
  ...{ paidStaking: '7', paidCommunity: '0', paidSubsidy: '0' },
  ...{ carriedOver: null, startedAt: at, finishedAt: null },
}

async function openDay(page: Page, day: object) {
  const tell = (path: string, result: object) =>
    page.route(`**/api/operator/${path}`, (route) =>
      route.fulfill({ json: { code: 200, message: '', result } }),
    )
  await tell('day', day)
  await tell('dayLines', { list: [], next: null })
  await page.goto('/#/pages/console/figures?view=days&day=2026-11-21')
}

const rowOf = (page: Page, term: RegExp) =>
  page.getByRole('main').locator('dl > *').filter({ hasText: term })

async function exportedName(page: Page) {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  return (await saved).suggestedFilename()
}

test('a day that is being paid carries nothing over yet, and its lines are saved as unfinished', async ({
  page,
  db,
}) => {
  await signIn(page, await newHolder(db, 'treasurer'))
  await openDay(page, going)
  await expect(rowOf(page, /^Carried over to the next day/)).toContainText('being paid')
  await expect(rowOf(page, /^Paid \+ carried over/)).toContainText('being paid')
  expect(await exportedName(page)).toMatch(/^lines-of-2026-11-21-unfinished-/)

  await expect(rowOf(page, /^Below zero on the day before/)).toContainText(/[-−]80/)
  await expect(rowOf(page, /^Came in since/)).toContainText('150')
})

test('one that is paid to its end says what it carried over, and its lines are whole', async ({
  page,
  db,
}) => {
  await signIn(page, await newHolder(db, 'treasurer'))
  await openDay(page, { ...going, carriedOver: '63', finishedAt: at })
  await expect(rowOf(page, /^Carried over to the next day/)).toContainText('63')
  expect(await exportedName(page)).toMatch(/^lines-of-2026-11-21-\d/)
})
