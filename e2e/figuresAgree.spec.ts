import type { Locator, Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { startAt } from './arriveAt.ts'
import { changeAnswer } from './changeAnswer.ts'

/** Opens the sheet of a figure. */
async function sheetOf(page: Page, figure: Locator) {
  await figure.press('Enter')
  const sheet = page.getByRole('dialog').last()
  await expect(sheet.locator('[data-exact]')).toBeVisible()
  return sheet
}

/** What the service reckons of 120 TH/s for 1 T. */
const OF_120 = '1200000000000000'
const ANN = {
  rank: 1,
  memberId: '1',
  nickname: 'Ann',
  account: `0x${'a'.repeat(40)}`,
  avatar: null,
}

/** An operator has set another computing power of 1 T, which the app has not heard of yet. */
async function reckonAnew(page: Page) {
  await changeAnswer(page, 'home/parameters', ({ parameters }) => {
    parameters.hashratePerT = '100000000000000'
  })
  await changeAnswer(page, 'product/pledgeData', ({ pool }) => {
    Object.assign(pool, { stakedT: '10', computingPower: OF_120 })
  })
  await changeAnswer(page, 'member/fengyunList', (ranking) => {
    ranking.list = [{ ...ANN, weekT: '10', computingPower: OF_120 }]
  })
}

for (const [path, name] of [
  ['/#/pages/home/index', 'pool.power'],
  ['/#/pages/ranking/index', 'ranking.power'],
] as const) {
  test(`${name} is what its sheet adds up to, of whatever rate the service reckoned it`, async ({
    page,
    member: _,
  }) => {
    await reckonAnew(page)
    await startAt(page, path)
    const figure = page.locator(`[data-figure="${name}"]`)
    await expect(figure).toHaveText('1 PH/s')
    const sheet = await sheetOf(page, figure)
    await expect(sheet.locator('[data-sum]')).toHaveText('10 T × 100 TH/s = 1 PH/s')
    await page.keyboard.press('Escape')

    await page.unroute('**/api/home/parameters')
    await page.route('**/api/home/parameters', (route) => route.abort())
    await page.evaluate(() => localStorage.removeItem('bw.parameters'))
    await page.reload()
    // The service's own, and no sum that does not come to it.
    await expect(figure).toHaveText('1.2 PH/s')
    const bare = await sheetOf(page, figure)
    await expect(bare.getByText('not known')).toBeVisible()
    await expect(bare.locator('[data-sum]')).toHaveCount(0)
  })
}

test('a figure of the reserves is as of when they were read, not of when that was told', async ({
  page,
  member: _,
}) => {
  const asOf = new Date(Date.now() - 9 * 60 * 60_000).toISOString()
  await changeAnswer(page, 'home/solvency', (coins) => {
    for (const coin of coins) Object.assign(coin, { asOf, coverage: '1' })
  })
  await startAt(page, '/#/pages/home/index')
  await page.getByRole('button', { name: /check it/ }).click()
  const read = page.getByRole('dialog').locator('dt:text-is("As of") + dd').first()
  const moment = await read.innerText()
  const sheet = await sheetOf(page, page.locator('[data-figure="solvency.held"]').first())
  await expect(sheet.getByText(/^Computed by/)).toHaveText(`Computed by the service: ${moment}`)
})

test('the lines behind an income are of the coin that it is in', async ({ page, member: _ }) => {
  await startAt(page, '/#/pages/user/index')
  const sheet = await sheetOf(page, page.locator('[data-figure="income.activity"]'))
  await sheet.getByRole('link', { name: 'The lines in Details' }).click()
  await expect(page.getByRole('radio', { name: 'BTCW', exact: true })).toBeChecked()
})
