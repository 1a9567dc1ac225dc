import { expect, test } from './app.ts'
import { changeAnswer } from './changeAnswer.ts'

test('what came in since the day before is told less what the chain took back', async ({
  page,
  member: _,
}) => {
  await changeAnswer(page, 'asset/miningFlowRecord', (days) => {
    const nothing = {
      paidStaking: '0',
      paidCommunity: '0',
      paidSubsidy: '0',
      stakedT: '0',
      orders: 0,
    }
    days.list = [
      { ...nothing, day: '2026-11-22', revenue: '70', carriedOver: '70' },
      { ...nothing, day: '2026-11-21', revenue: '100', carriedOver: '100' },
    ]
    days.next = null
  })
  await page.goto('/#/pages/list/index')
  await page.getByRole('button', { name: /^22 November/ }).click()
  const since = page
    .getByRole('dialog')
    .locator('dl > *')
    .filter({ hasText: /[-−]30/ })
  await expect(since).toContainText('less what was taken back')
})
