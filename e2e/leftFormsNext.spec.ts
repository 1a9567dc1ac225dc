import type { Page } from '@playwright/test'
import { parseAmount } from '#shared/money.ts'
import { post } from './api.ts'
import { deposit, expect, type Member, newMember, test } from './app.ts'
import { heldBy } from './books.ts'
import { handOver, holdAnswer, leave, PASSWORD, told } from './leftForms.ts'
import { home } from './screens.ts'
import { sendTransfer } from './transfers.ts'

/** A withdrawal that waits for an operator, whose member has just asked to cancel it. */
async function cancelOne(page: Page, member: Member) {
  const asked = { coin: 'BTCW', amount: '120', address: member.account } as const
  const { result } = await post(member, 'asset/cash', asked)
  await page.goto(`/#/pages/withdrawal/record?id=${result.id}`)
  await page.getByRole('button', { name: 'Cancel this withdrawal' }).click()
  const { done, release } = await holdAnswer(page, 'asset/cashCancel')
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await done
  return release
}

test('who has left the question whether to cancel before its answer is told where they are', async ({
  page,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCW', amount: '150' })
  const release = await cancelOne(page, member)
  await leave(page)
  release()
  await expect(told(page, 'Your withdrawal of 120 BTCW is cancelled.')).toBeVisible()
  await expect(home(page)).toBeVisible()
  expect(await heldBy(db, member)).toEqual({ 'available:BTCW': parseAmount('150') })
})

test('what one member cancelled is not told to the next', async ({ page, member, db }) => {
  await deposit(db, member, { coin: 'BTCW', amount: '150' })
  const to = await newMember(db, { password: PASSWORD })
  const release = await cancelOne(page, member)
  const said = await handOver(page, { path: 'asset/cashCancel', release, to })
  expect(said).not.toMatch(/cancelled/i)
})

test('what one member sent is not told to the next', async ({ page, member, db }) => {
  await deposit(db, member, { coin: 'BTCW', amount: '50' })
  const other = await newMember(db, { password: PASSWORD })
  const { done, release } = await holdAnswer(page, 'asset/transfer')
  await sendTransfer(page, other, '7')
  await done
  const said = await handOver(page, { path: 'asset/transfer', release, to: other })
  expect(said).not.toContain('sent to')
})
