import type { Page } from '@playwright/test'

/** What says that a page has come to Home. */
export const home = (page: Page) => page.getByRole('heading', { name: 'Bitwave', level: 1 })
/** What says that it has come to the sign-in. */
export const signInScreen = (page: Page) => page.getByRole('heading', { name: 'Sign in', level: 1 })
/** The token that this browser keeps; null for a visitor. */
export const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('bw.token'))
