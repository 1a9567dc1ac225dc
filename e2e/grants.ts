import type { Page } from '@playwright/test'
import type { Database } from '#server/db/open.ts'
import { post } from './api.ts'
import { expect, type Member, newMember } from './app.ts'
import { newHolder } from './desk.ts'
import { payPool, stranger } from './payPool.ts'

export const WHY = 'First place in the quiz of the harbour'

export const sheetOf = (page: Page) => page.getByRole('dialog')

/** Brings so many BTCW into the activity budget, and waits until they are there. */
async function bring(treasurers: readonly [Member, Member], amount: string) {
  const from = stranger()
  const address = from.account
  for (const one of treasurers)
    await post(one, 'operator/addFunding', { address, purpose: 'activity', reason: 'Quiz' })
  const hash = await payPool(from, amount)
  const booked = async () => {
    const { result } = await post(treasurers[0], 'operator/arrivals', { purpose: 'activity' })
    return result.list.some((it: { hash: string }) => it.hash === hash)
  }
  await expect.poll(booked, { timeout: 40_000 }).toBe(true)
}

/** A treasurer and an operator with a budget, and a member. */
export async function opened(db: Database, amount: string) {
  const [first, second] = [await newHolder(db, 'treasurer'), await newHolder(db, 'operator')]
  const member = await newMember(db)
  await bring([first, second], amount)
  return { first, second, member }
}

/** Searches the member, and asks for a grant; what becomes of it is to be looked at. */
export async function ask(
  page: Page,
  member: Member,
  { amount, says }: { amount: string; says: string },
) {
  await page.goto('/#/pages/console/grants')
  await page.getByRole('button', { name: 'Give a grant' }).click()
  const sheet = sheetOf(page)
  await sheet.getByRole('searchbox', { name: 'Member' }).fill(member.nickname)
  await sheet
    .getByRole('button')
    .filter({ hasText: `UID ${member.id}` })
    .click()
  await sheet.getByLabel('Amount').fill(amount)
  await expect(sheet.getByText(says)).toBeVisible()
  await sheet.getByLabel('Reason').fill(WHY)
  await sheet.getByRole('button', { name: 'Give the grant' }).click()
}
