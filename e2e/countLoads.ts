import type { Page } from '@playwright/test'

/** How often this page is loaded, anew or not, from here on. */
export function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return () => loads
}
