import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { changeAnswer } from './changeAnswer.ts'

const nothing = {
  paidStaking: '0',
  paidCommunity: '0',
  paidSubsidy: '0',
  stakedT: '0',
  orders: 0,
}

/** A figure of the day's sheet. */
const rowOf = (page: Page, figure: RegExp) =>
  page.getByRole('dialog').locator('dl > *').filter({ hasText: figure })

test('what came in since the day before is told less what the chain took back', async ({
  page,
  member: _,
}) => {
  await changeAnswer(page, 'asset/miningFlowRecord', (days) => {
    days.list = [
      { ...nothing, day: '2026-11-22', revenue: '70', carriedOver: '70' },
      { ...nothing, day: '2026-11-21', revenue: '100', carriedOver: '100' },
    ]
    days.next = null
  })
  await page.goto('/#/pages/list/index')
  await page.getByRole('button', { name: /^22 November/ }).click()
  await expect(rowOf(page, /[-−]30/)).toContainText('less what was taken back')
})

test('where the chain took back what was paid out, what came in is told from below zero', async ({
  page,
  member: _,
}) => {
  await changeAnswer(page, 'asset/miningFlowRecord', (days) => {
    const paid = { ...nothing, paidStaking: '80' }
    days.list = [
      { ...nothing, day: '2026-11-23', revenue: '70', belowZero: '0', carriedOver: '70' },
      { ...nothing, day: '2026-11-22', revenue: '0', belowZero: '80', carriedOver: '0' },
      { ...paid, day: '2026-11-21', revenue: '100', belowZero: '0', carriedOver: '20' },
      { ...nothing, day: '2026-11-20', revenue: '0', carriedOver: '0' },
    ]
    days.next = null
  })
  const arrived = /less what was taken back/
  await page.goto('/#/pages/list/index')
  await page.getByRole('button', { name: /^23 November/ }).click()
  await expect(rowOf(page, arrived)).toContainText('150')
  await expect(rowOf(page, /on the day before/)).toContainText(/[-−]80/)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^22 November/ }).click()
  await expect(rowOf(page, arrived)).toContainText(/[-−]100/)
  await expect(rowOf(page, /nothing to share out/)).toContainText(/[-−]80/)
  await page.keyboard.press('Escape')
  // The answer is of before it was told: what came is not made up.
  await page.getByRole('button', { name: /^21 November/ }).click()
  await expect(rowOf(page, /^Carried over from the day before/)).toContainText('0')
  await expect(rowOf(page, arrived)).toHaveCount(0)
})
