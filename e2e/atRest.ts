import type { Page } from '@playwright/test'

/** Before time is skipped: what is still asked for would be given up, and the service be taken for out of reach. */
export const atRest = (page: Page) => page.waitForLoadState('networkidle')
