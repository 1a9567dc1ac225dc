import type { Page, Route } from '@playwright/test'
import type { AnyPath } from '#shared/api/index.ts'

/**
 * Takes a call's answers away, in every tab, until they are let through; the first one reaches the service all the same, or is
 * dealt with as told. Answers the keys that were sent.
 */
export async function loseAnswers(
  page: Page,
  path: AnyPath,
  first: (route: Route) => Promise<unknown> = (route) => route.fetch(),
) {
  const keys: string[] = []
  let lost = true
  await page.context().route(`**/api/${path}`, async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    if (!lost) return route.fallback()
    if (keys.length === 1) await first(route)
    return route.abort()
  })
  return { keys, letThrough: () => (lost = false) }
}

/** Takes one answer away. What was asked is done, or not even that. */
export const loseAnswer = (page: Page, path: AnyPath, { isDone = true } = {}) =>
  page.route(
    `**/api/${path}`,
    async (route) => {
      if (isDone) await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
