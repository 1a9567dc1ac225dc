import type { Page } from '@playwright/test'
import type { Database } from '#server/db/open.ts'
import { post } from './api.ts'
import { expect, type Member, signIn, test } from './app.ts'
import { newHolder } from './desk.ts'
import { asking, back, logOf, queueOf, stranger } from './deskWithdrawals.ts'
import { loseAnswers } from './loseAnswers.ts'

test.describe.configure({ timeout: 120_000 })

const PATH = 'operator/approveWithdrawals'
const sheetOf = (page: Page) => page.getByRole('dialog')
const unknown = (page: Page) => sheetOf(page).getByRole('heading', { name: 'Unknown, checking' })
const outcome = (page: Page) => sheetOf(page).getByRole('heading', { name: 'What became of them' })

/** Chooses one of the queue and takes the last look at it. */
async function lookAt(page: Page, amount: string) {
  await page.getByRole('checkbox', { name: `Choose ${amount} BTCW` }).check()
  await page.getByRole('button', { name: 'Approve 1 withdrawal' }).click()
}

const approve = (page: Page) =>
  sheetOf(page).getByRole('button', { name: 'Approve this withdrawal' })

/** An operator at the desk, before what this member asked for. */
async function openQueue(page: Page, db: Database, member: Member) {
  await signIn(page, await newHolder(db, 'operator'))
  await page.goto(queueOf(member))
}

/** Has the member's 120 BTCW approved, by somebody who presses twice, and the answer lost until it is let through. */
async function approveUnheard(page: Page, db: Database, member: Member) {
  await openQueue(page, db, member)
  const lost = await loseAnswers(page, PATH)
  await lookAt(page, '120')
  await approve(page).dblclick()
  await expect(unknown(page)).toBeVisible()
  return lost
}

test('an approval whose answer is lost is made once, and what became of it is said in the end', async ({
  page,
  db,
}) => {
  const { member, no } = await asking(db, '120', { of: '150' })
  const { keys, letThrough } = await approveUnheard(page, db, member)
  await expect(unknown(page)).toBeFocused()
  await expect(approve(page)).toBeHidden()
  letThrough()
  await expect(outcome(page)).toBeVisible({ timeout: 20_000 })
  await expect(sheetOf(page).getByText('Approved', { exact: true })).toBeVisible()
  await back(page)
  expect(new Set(keys).size).toBe(1)
  expect(await logOf(page, no)).toEqual(['Withdrawal approved'])
})

test('what is chosen after it is not approved in its place, and the one before is told by its number', async ({
  page,
  db,
}) => {
  const { member, no } = await asking(db, '120', { of: '350' })
  const asked = { coin: 'BTCW', amount: '130', address: stranger() }
  const { result } = await post(member, 'asset/cash', asked)
  const { keys, letThrough } = await approveUnheard(page, db, member)
  await page.keyboard.press('Escape')
  await page.reload()
  await lookAt(page, '130')
  await expect(unknown(page)).toBeVisible()
  letThrough()
  await expect(outcome(page)).toBeVisible({ timeout: 20_000 })
  await expect(sheetOf(page).getByText(`Withdrawal ${no}`)).toBeVisible()
  await expect(sheetOf(page).getByText('Approved', { exact: true })).toBeVisible()
  await back(page)
  await lookAt(page, '130')
  await approve(page).click()
  await expect(sheetOf(page).getByText(`130 BTCW · ${member.nickname}`)).toBeVisible()
  await back(page)
  expect(new Set(keys).size).toBe(2)
  expect(await logOf(page, result.no)).toEqual(['Withdrawal approved'])
})

test('while a slow service approves, neither Enter nor Escape does anything more', async ({
  page,
  db,
}) => {
  const { member, no } = await asking(db, '120', { of: '150' })
  await openQueue(page, db, member)
  const { promise, resolve } = Promise.withResolvers<void>()
  let sent = 0
  await page.route(`**/api/${PATH}`, async (route) => {
    sent += 1
    await promise
    await route.fallback()
  })
  // By the keyboard alone.
  const box = page.getByRole('checkbox', { name: 'Choose 120 BTCW' })
  await box.focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Approve 1 withdrawal' }).focus()
  await page.keyboard.press('Enter')
  await expect(sheetOf(page).getByRole('heading', { name: 'Approve withdrawals' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheetOf(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Approve 1 withdrawal' })).toBeFocused()
  await page.keyboard.press('Enter')
  await approve(page).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => sent).toBe(1)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(sheetOf(page)).toBeVisible()
  resolve()
  await expect(outcome(page)).toBeVisible()
  await expect(sheetOf(page).locator(':focus')).toContainText('Approved')
  await back(page)
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  expect(sent).toBe(1)
  expect(await logOf(page, no)).toEqual(['Withdrawal approved'])
})
