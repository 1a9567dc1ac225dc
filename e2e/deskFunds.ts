import type { Locator, Page } from '@playwright/test'
import { expect, type Member } from './app.ts'

export const WHY = 'Showed us the mail of the exchange'

export const sheetOf = (page: Page) => page.getByRole('dialog')

/** Looks at a part of the section until something is there: a payment is booked a few blocks after it was made. */
export async function arrives(page: Page, view: string, what: Locator) {
  await page.goto(`/#/pages/console/funds${view}`)
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(what).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 40_000 })
}

/** What the log has of one act of somebody, told by its reason: others of its kind may be newer. */
export async function logged(
  page: Page,
  act: string,
  { by, reason }: { by: Member; reason: string },
) {
  await page.goto(`/#/pages/console/log?act=${act}`)
  await page
    .getByRole('button')
    .filter({ hasText: 'arrival' })
    .filter({ hasText: by.nickname })
    .first()
    .click()
  await expect(sheetOf(page).getByText(reason)).toBeVisible()
}
