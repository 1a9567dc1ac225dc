import type { Page } from '@playwright/test'
import { expect } from './app.ts'
import { atRest } from './atRest.ts'

/** Opens Home and waits until the service worker has kept the records that were not looked at. */
export async function visitHome(page: Page, at = '') {
  const kept = page.waitForResponse(
    (it) => it.url().endsWith('/api/home/noticeDetail') && it.fromServiceWorker(),
    { timeout: 30_000 },
  )
  await page.goto(`${at}/#/pages/home/index`)
  await expect(page.getByText(/^(Staked in the pool|礦池質押總量)$/)).toBeVisible()
  await kept
  await atRest(page)
}
