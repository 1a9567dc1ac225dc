import type { Page } from '@playwright/test'

export const home = (page: Page) => page.getByRole('heading', { name: 'Bitwave', level: 1 })
export const signInScreen = (page: Page) => page.getByRole('heading', { name: 'Sign in', level: 1 })
/** The token that this browser keeps; null for a visitor. */
export const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('bw.token'))
