import type { BrowserContext, Page } from '@playwright/test'
import { say } from '#shared/locale.ts'
import { refusals } from '#shared/refusals.ts'
import { expect } from './app.ts'
import { barriers } from './axe.ts'
import { brokenChinese } from './brokenChinese.ts'
import type { LANGUAGES } from './look.ts'
import { foreignNames } from './names.ts'

type Language = (typeof LANGUAGES)[number]['name']

/** What a screen may come to in place of what it has to show, and how these calls bring it there. */
export const STATES = {
  'waits for the service': (context: BrowserContext, calls: string | RegExp) =>
    context.route(calls, () => {}),
  'hears of a failure': (context: BrowserContext, calls: string | RegExp) =>
    context.route(calls, (route) => route.fulfill({ status: 500, body: 'out of order' })),
  'cannot reach the service': (context: BrowserContext, calls: string | RegExp) =>
    context.route(calls, (route) => route.abort('connectionrefused')),
  'may not be seen': (context: BrowserContext, calls: string | RegExp) =>
    context.route(calls, (route) => {
      const { code, ...words } = refusals.forbidden
      const locale = route.request().headers()['accept-language']?.startsWith('zh')
      const message = say(words, locale ? 'zh-Hant' : 'en')
      return route.fulfill({ json: { code, message, result: null } })
    }),
} as const

/** What a skeleton is to a screen reader. */
export const skeletons = (page: Page) => page.getByRole('status', { name: /^(Loading|載入中)/ })

/** Judges what stands there on a phone and on a computer: everybody can use it, nothing hangs out, and it speaks the language. */
export async function judgeState(page: Page, { name, where }: { name: Language; where: string }) {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    const at = `${where}, ${width} wide`
    if (width > 320) expect.soft(await barriers(page), at).toEqual([])
    expect.soft(await brokenChinese(page), `${at}, breaks a word`).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(wide, `${at}, hangs out of the window`).toBeLessThanOrEqual(width)
  }
  if (name === 'zh') expect.soft(await foreignNames(page.locator('body')), where).toEqual([])
}
