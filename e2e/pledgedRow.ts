import { expect, type Locator, type Page } from '@playwright/test'
import type { Database } from '#server/db/open.ts'
import { post } from './api.ts'
import { deposit, type Member } from './app.ts'

/** A member who pledged 50 BTCW for 30 days; the order's row in My Staking, on a page whose clock is the test's. */
export async function pledgedRow(page: Page, db: Database, member: Member): Promise<Locator> {
  await deposit(db, member, { coin: 'BTCW', amount: '60' })
  const order = { coin: 'BTCW', amount: '50', planId: 'd30' }
  expect(await post(member, 'product/pledge', order)).toMatchObject({ code: 200 })
  await page.clock.install()
  await page.goto('/#/pages/staking/my')
  const row = page.getByRole('button', { name: /50 BTCW/ })
  await expect(row).toContainText('30 days left')
  return row
}
