import type { Page } from '@playwright/test'

/** The word that there is no network. */
export const strip = (page: Page) => page.getByRole('status').filter({ hasText: /^Offline/ })
