import { expect, test } from './app.ts'
import { atRest } from './atRest.ts'
import { DAY, passTime, passUnheard } from './passTime.ts'
import { pledgedRow } from './pledgedRow.ts'

for (const [path, told] of [
  ['/pages/user/index', /, since 00:00 UTC/],
  ['/pages/staking/my', / \+?0 BTCW$/],
] as const) {
  test(`what a day brought does not stand as today’s after midnight on ${path}`, async ({
    page,
    member: _,
  }) => {
    await page.clock.install()
    await page.goto(`/#${path}`)
    const line = page.getByText(told).first()
    await expect(line).toHaveText(/^Today/)
    const day = await page.evaluate(() => new Date().getUTCDate())
    await passUnheard(page, DAY)
    await expect(line).toHaveText(new RegExp(`^${day}\\s`))
    await page.unroute('**/api/**')
    await page.clock.fastForward(60_000)
    await expect(line).toHaveText(/^Today/)
  })
}

test('the days that an order has left are not those of the day when they were told', async ({
  page,
  db,
  member,
}) => {
  const row = await pledgedRow(page, db, member)
  await passUnheard(page, DAY)
  await expect(row).toContainText('29 days left')
  await row.click()
  await expect(page.getByRole('dialog').getByRole('button', { name: '29' })).toBeVisible()
  await page.clock.fastForward(40 * DAY)
  await expect(row).toContainText('0 days left')
})

test('what was paid yesterday is not of yesterday any more once a day is over that nobody was told of', async ({
  page,
  member: _,
}) => {
  await page.clock.install()
  await page.goto('/#/pages/staking/index')
  await expect(page.getByText('paid yesterday for 1 T, in BTCW')).toBeVisible()
  const day = await page.evaluate(() => new Date().getUTCDate())
  await passUnheard(page, DAY)
  const over = `the day before ${day}\\s\\w+`
  await expect(page.getByText(new RegExp(`paid ${over} for 1 T, in BTCW`))).toBeVisible()
  const summary = page.getByText(new RegExp(`as ${over}`))
  await expect(summary).toBeVisible()
  await page.unroute('**/api/**')
  await page.clock.fastForward(60_000)
  await expect(page.getByText('Reward a day, as yesterday')).toBeVisible()
})

test('what was paid yesterday is asked for again while Staking stays open', async ({
  page,
  member: _,
}) => {
  await page.clock.install()
  await page.goto('/#/pages/staking/index')
  const rate = page.getByText('paid yesterday for 1 T, in BTCW')
  await expect(rate).toBeVisible()
  await atRest(page)
  const asked = page.waitForRequest('**/api/product/pledgeData', { timeout: 10_000 })
  await passTime(page, 61_000)
  await asked
})
