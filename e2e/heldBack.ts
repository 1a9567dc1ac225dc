import type { Page } from '@playwright/test'

/** The app's scripts. */
const SCRIPTS = /\/assets\/[^/]*\.js$/

/** Holds the app's scripts, or those files that are named, back until told: the page is there as it was painted, and nothing else. */
export async function heldBack(page: Page, files = SCRIPTS): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
