import { setTimeout as pass } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** The app's scripts. */
const SCRIPTS = /\/assets\/[^/]*\.js$/

/**
 * Holds the app's scripts, or what is asked for at such addresses, back until told: without scripts the page is there as it was
 * painted, and nothing else.
 */
export async function heldBack(
  page: Page,
  addresses: string | RegExp = SCRIPTS,
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}

/** Has all that is asked for at such addresses come so many milliseconds late. */
export const comesLate = (page: Page, addresses: string, late: number) =>
  page.route(addresses, async (route) => {
    await pass(late)
    await route.fallback()
  })
