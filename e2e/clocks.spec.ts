import { addDays, midnight, mondayOf, weekOf } from '#shared/days.ts'
import { expect, test } from './app.ts'

const HOUR = 3_600_000
const mondayAfter = (now: number) => midnight(addDays(mondayOf(weekOf(now)) ?? '', 7)).getTime()

/** "2 d 4 h", or "4 h 5 min" on the last day, to the minute begun. */
function timesUntil(left: number): string {
  const minutes = Math.ceil(left / 60_000)
  const [days, hours] = [Math.floor(minutes / 1_440), Math.floor((minutes % 1_440) / 60)]
  const parts =
    days > 0
      ? [
          [days, 'd'],
          [hours, 'h'],
        ]
      : [
          [hours, 'h'],
          [minutes % 60, 'min'],
        ]
  return parts
    .map(([count, unit]) => (count ? `${count} ${unit}` : ''))
    .filter(Boolean)
    .join(' ')
}

test('a phone whose clock is nine hours slow counts down as the service does', async ({
  page,
  member: _,
}) => {
  await page.addInitScript((behind) => {
    const real = Date.now.bind(Date)
    Date.now = () => real() - behind
  }, 9 * HOUR)
  await page.goto('/#/pages/ranking/index')
  const timer = page.getByRole('timer')
  await expect(async () => {
    const answer = await page.request.post('/api/home/parameters', { data: {} })
    const now = Date.parse(answer.headers()['date'] ?? '')
    const left = timesUntil(mondayAfter(now) - now)
    await expect(timer).toHaveText(`Ranking week ends in ${left}`, { timeout: 500 })
  }).toPass()
  await expect(page.getByText('by this device’s clock')).toHaveCount(0)
})

test('a countdown says that it goes by the phone’s clock where the service cannot be reached, and only there', async ({
  page,
  member: _,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/**', async (route) => {
    await released
    await route.abort()
  })
  const asked = page.waitForRequest('**/api/**')
  await page.goto('/#/pages/home/index')
  await asked
  await expect(page.getByRole('timer').first()).toBeVisible()
  await expect(page.getByText('by this device’s clock')).toHaveCount(0)
  release()
  await expect(page.getByText('by this device’s clock')).toBeVisible()
  await page.unroute('**/api/**')
  await page.reload()
  await expect(page.getByText('Staked in the pool', { exact: true })).toBeVisible()
  await expect(page.getByText('by this device’s clock')).toHaveCount(0)
})
