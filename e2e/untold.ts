import type { Page } from '@playwright/test'
import { keptOn } from './kept.ts'
import type { Wallet } from './wallet.ts'
import { payIn } from './walletPledge.ts'

export const SUBMIT = '**/api/product/bTCWPledge'
export const KEPT = 'kept on this device, not handed over yet'

/** Pays an order while the service cannot be told of it. Answers the hash. */
export async function payUntold(page: Page, wallet: Wallet): Promise<string> {
  const { promise: sent, resolve } = Promise.withResolvers<string>()
  wallet.onSent = resolve
  await page.route(SUBMIT, (route) => route.abort())
  await payIn(page)
  return sent
}

/** Whether the database has the hash, and whether local storage has. */
export async function placesOf(page: Page, hash: string) {
  const ahead = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  const all = await keptOn(page)
  return {
    ahead: ahead.includes(hash),
    database: all.includes('bw.outbox') && all.split('bw.outbox')[1]?.includes(hash),
  }
}
