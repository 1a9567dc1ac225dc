import type { Page } from '@playwright/test'

/** What Home's lists are made of. */
export const LISTS = /\/assets\/lists-[\w-]+\.js$/

export const figures = (page: Page) => page.getByText('Staked in the pool', { exact: true })
export const about = (page: Page) => page.getByRole('link', { name: 'Home information' })
