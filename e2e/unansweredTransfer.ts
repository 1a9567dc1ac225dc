import type { Page } from '@playwright/test'
import type { Database } from '#server/db/open.ts'
import { deposit, expect, type Member, newMember } from './app.ts'
import { loseAnswers } from './loseAnswers.ts'
import { sendTransfer } from './transfers.ts'

/** Milliseconds of the longest pause between two askings, and a little more. */
export const PAUSE = 10_000

export const unknown = (page: Page) => page.getByRole('heading', { name: 'Unknown, checking' })

/** A member who sends 7 BTCW of 50 to another and hears nothing. */
export async function sendUnanswered(page: Page, { member, db }: { member: Member; db: Database }) {
  await deposit(db, member, { coin: 'BTCW', amount: '50' })
  const other = await newMember(db)
  await page.clock.install()
  const answers = await loseAnswers(page, 'asset/transfer')
  // Whoever was in the app before sees the balance of before until the new one is answered.
  await page.goto('/#/pages/transfer/index')
  await expect(page.getByRole('button', { name: '50 BTCW', exact: true })).toBeVisible()
  await sendTransfer(page, other, '7')
  await expect(unknown(page)).toBeVisible()
  return { other, ...answers }
}
