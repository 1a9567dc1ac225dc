import type { Locator, Page } from '@playwright/test'

/** What tells that it is there: the title of a screen, or that a sheet is open or closed. */
export type Look = { title?: string; sheet?: boolean }

type Tap = {
  what: string
  target: (page: Page) => Locator
  look: Look
  /** Not measured. */
  after?: (page: Page) => Promise<unknown>
}

const link = (name: string | RegExp, title: string): Tap => ({
  what: `tap on ${name instanceof RegExp ? 'the notice' : name} to ${title}`,
  target: (page) => page.getByRole('link', { name, exact: typeof name === 'string' }),
  look: { title },
})

/** Taps that a member makes all day, each from the screen where the one before led. */
export const tapsOf: readonly Tap[] = [
  link('Staking', 'Staking'),
  link('My Staking', 'My Staking'),
  {
    what: 'tap on an order to its sheet',
    target: (page) => page.locator('[data-row] button'),
    look: { sheet: true },
  },
  {
    what: 'tap on Close to the sheet gone',
    target: (page) => page.locator('dialog[open]').getByRole('button', { name: 'Close' }),
    look: { sheet: false },
    // The sheet had a place of its own in the history.
    after: (page) => page.goBack(),
  },
  link('Back', 'Staking'),
  link('Community', 'Community'),
  link('Account', 'Account'),
  link('Details', 'Details'),
  link('Back', 'Account'),
  link('Home', 'Bitwave'),
  // It tells how many are new.
  link(/^Messages/, 'Messages'),
  link('Back', 'Bitwave'),
  link(/Welcome/, 'Notice details'),
  link('Back', 'Bitwave'),
]
