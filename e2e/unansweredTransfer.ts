import type { Page } from '@playwright/test'
import type { Database } from '#server/db/open.ts'
import { deposit, expect, type Member, newMember } from './app.ts'
import { sendTransfer } from './transfers.ts'

/** Milliseconds of the longest pause between two askings, and a little more. */
export const PAUSE = 10_000

/**
 * Takes the answers of transfers away until they are let through; the first one reaches the service all the same. Answers the
 * keys that were sent.
 */
async function loseAnswers(page: Page) {
  const keys: string[] = []
  let lost = true
  await page.clock.install()
  await page.context().route('**/api/asset/transfer', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    if (!lost) return route.continue()
    if (keys.length === 1) await route.fetch()
    return route.abort()
  })
  return { keys, letThrough: () => (lost = false) }
}

export const unknown = (page: Page) => page.getByRole('heading', { name: 'Unknown, checking' })

/** A member who sends 7 BTCW of 50 to another and hears nothing. */
export async function sendUnanswered(page: Page, { member, db }: { member: Member; db: Database }) {
  await deposit(db, member, { coin: 'BTCW', amount: '50' })
  const other = await newMember(db)
  const route = await loseAnswers(page)
  // Whoever was in the app before sees the balance of before until the new one is answered.
  await page.goto('/#/pages/transfer/index')
  await expect(page.getByRole('button', { name: '50 BTCW', exact: true })).toBeVisible()
  await sendTransfer(page, other, '7')
  await expect(unknown(page)).toBeVisible()
  return { other, ...route }
}
