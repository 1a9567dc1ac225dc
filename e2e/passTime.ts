import type { Page } from '@playwright/test'
import { atRest } from './atRest.ts'

/** Milliseconds of a day. */
export const DAY = 86_400_000

/** Lets a page whose clock is the test's stand open for so many milliseconds. */
export async function passTime(page: Page, time: number) {
  // What was asked just now is not asked again.
  await page.clock.fastForward(10_000)
  await page.clock.fastForward(time)
}

/** The same while nobody is told anything of the service. */
export async function passUnheard(page: Page, time: number) {
  await atRest(page)
  await page.route('**/api/**', (route) => route.abort())
  await passTime(page, time)
}
