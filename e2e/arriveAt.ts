import type { Page } from '@playwright/test'

/**
 * Goes to an address within the app and waits until the browser is there, wherever the app leads from it. `goto` takes any change
 * of the history for the arrival, also the app's own of the entry before (`src/app/keyEntries.ts`): what is reloaded, or left,
 * right after it would be that one.
 */
export async function arriveAt(page: Page, address: string) {
  const there = page.waitForEvent('framenavigated', (frame) => frame.url().endsWith(address))
  await Promise.all([there, page.goto(address)])
}

/** Has the app begin anew at an address. */
export async function startAt(page: Page, address: string) {
  await arriveAt(page, address)
  await page.reload()
}
