import type { Page } from '@playwright/test'

/** What Home's lists are made of. */
export const LISTS = /\/assets\/lists-[\w-]+\.js$/

export const figures = (page: Page) => page.getByText('Staked in the pool', { exact: true })
export const about = (page: Page) => page.getByRole('link', { name: 'Home information' })

/** Holds back what is asked for at such addresses until told; it may be another answer then. */
export async function hold(page: Page, address: RegExp, result?: object) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    if (!result) return route.continue()
    const response = await route.fetch()
    const json = { ...(await response.json()), result }
    await route.fulfill({ response, json })
  })
  return resolve
}
