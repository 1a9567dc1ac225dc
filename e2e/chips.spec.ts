import type { Locator, Page } from '@playwright/test'
import { expect, signIn, test } from './app.ts'
import { startAt } from './arriveAt.ts'
import { newHolder } from './desk.ts'

/** A chip with the left and right edge of its row. */
const placed = (chip: Locator) =>
  chip.evaluate((it) => {
    const own = it.closest('label')?.getBoundingClientRect()
    const row = it.closest('fieldset')?.getBoundingClientRect()
    if (!own || !row) throw new Error('no chip')
    return { from: own.left - row.left, to: row.right - own.right }
  })

async function expectInSight(page: Page, name: string | RegExp) {
  const chip = page.getByRole('radio', { name, exact: true })
  await expect(chip).toBeChecked()
  const { from, to } = await placed(chip)
  expect(from, `${name}`).toBeGreaterThanOrEqual(0)
  expect(to, `${name}`).toBeGreaterThanOrEqual(0)
}

for (const [locale, all, paid] of [
  ['en-GB', 'All', 'Paid'],
  ['zh-TW', '全部', '已支付'],
] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale, viewport: { width: 320, height: 844 } })

    test('a link that chooses a filter at the end of its row brings it into sight', async ({
      page,
      db,
    }) => {
      await signIn(page, await newHolder(db, 'reviewer'))
      await page.goto('/#/pages/console/withdrawals?filter=all')
      await expectInSight(page, all)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

      await page.goto('/#/pages/console/withdrawals?filter=paid')
      await expectInSight(page, paid)
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a filter that is in sight already moves nothing', async ({ page, member: _ }) => {
    await page.goto('/#/pages/records/index?of=transfers')
    await expect(page.getByRole('radio', { name: 'Transfers' })).toBeChecked()
    expect(await placed(page.getByRole('radio', { name: 'Details' }))).toMatchObject({ from: 16 })
    await startAt(page, '/#/pages/records/index?of=messages')
    await expectInSight(page, 'Messages')
  })
})
