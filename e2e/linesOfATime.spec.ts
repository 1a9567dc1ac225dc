import type { Page } from '@playwright/test'
import { addDays, dayOf } from '#shared/days.ts'
import { post } from './api.ts'
import { deposit, expect, newMember, test } from './app.ts'

/** What the page asks Details for, in order. */
function noteAsked(page: Page) {
  const asked: Record<string, string>[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/asset/flowRecord')) asked.push(request.postDataJSON())
  })
  return asked
}

test('Details shows the lines of a time to their end, with the sums of its days', async ({
  page,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCW', amount: '3' })
  const payee = await newMember(db)
  // Two pages: each transfer is two lines, the amount and the fee.
  const transfer = { payeeId: payee.id, coin: 'BTCW', amount: '0.01' }
  for (let i = 0; i < 12; i += 1)
    expect(await post(member, 'asset/transfer', transfer)).toMatchObject({ code: 200 })
  const { list } = (await post(member, 'asset/flowRecord', {})).result
  const day = dayOf(list[0].createdAt)

  // So tall that the end of the list is near it, and every page is asked for.
  await page.setViewportSize({ width: 390, height: 3_000 })
  await page.goto('/#/pages/billList/index')
  await expect(page.getByText('No more', { exact: true })).toBeVisible()
  const asked = noteAsked(page)
  await page.getByRole('radio', { name: 'From – to' }).press('Space')
  const [from, to] = [page.getByLabel('From (UTC)'), page.getByLabel('To (UTC)')]
  await from.fill(day)
  await expect.poll(() => asked.length).toBe(2)
  await expect(page.getByText('No more', { exact: true })).toBeVisible()
  expect(asked.map((it) => [it['from'], 'cursor' in it])).toEqual([
    [day, false],
    [day, true],
  ])
  // 3 less twelve times 0.01 and the fee of 0.001.
  await expect(page.locator('[data-figure="details.daySum"]')).toHaveText('+2.8680 BTCW')

  // A time that ends before it begins is none: the lines of before stay.
  await to.fill(addDays(day, -1))
  await expect(page.getByText('This is before the first day.')).toBeVisible()
  await expect(page.locator('[data-row]')).toHaveCount(25)
  await from.fill('')
  await expect(page.getByText('Nothing of this kind')).toBeVisible()
  expect(asked.at(-1)).toEqual({ to: addDays(day, -1) })

  await page.getByRole('radio', { name: 'Year', exact: true }).press('Space')
  await expect(page.getByRole('radio', { name: day.slice(0, 4) })).toBeChecked()
  await expect(page.locator('[data-row]')).toHaveCount(25)
  await page.getByRole('radio', { name: 'All time' }).press('Space')
  await expect(page.locator('[data-row]')).toHaveCount(25)
})
