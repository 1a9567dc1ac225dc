import { expect, type Page } from '@playwright/test'
import { keptCopy } from '#shared/keptCopy.ts'

/** Whether answers are kept on this device to be read with no network. */
export const isKept = (page: Page): Promise<boolean> =>
  page.evaluate((name) => caches.has(name), keptCopy.answers)

/** Reads Details to their end, and until what the worker would keep of them is here. */
export async function readDetails(page: Page): Promise<void> {
  const read = page.waitForResponse((it) => it.url().endsWith('/api/asset/flowRecord'))
  await page.goto('/#/pages/billList/index')
  await (await read).finished()
  await expect(page.getByText('No more', { exact: true })).toBeVisible()
}
