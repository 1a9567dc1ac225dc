import type { Page, Route } from '@playwright/test'
import type * as z from 'zod/mini'
import type { AnyPath, Calls } from '#shared/api/index.ts'

/** What a call answers, as it travels: amounts are text. */
type Answer<P extends AnyPath> = z.input<Calls[P]['result']>

/** Has this page hear what the service answers to a call, with some of it changed. */
export const changeAnswer = <P extends AnyPath>(
  page: Page,
  path: P,
  change: (result: Answer<P>) => void,
) => page.route(`**/api/${path}`, (route) => tellChanged(route, change))

/** Answers one call as the service does, with some of it changed. */
export async function tellChanged<T>(route: Route, change: (result: T) => void): Promise<void> {
  const response = await route.fetch()
  const json = await response.json()
  change(json.result)
  await route.fulfill({ response, json })
}
