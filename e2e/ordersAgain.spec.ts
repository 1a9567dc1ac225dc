import { post } from './api.ts'
import { deposit, expect, test } from './app.ts'
import { atRest } from './atRest.ts'
import { changeAnswer } from './changeAnswer.ts'
import { passTime } from './passTime.ts'

test('what an order has earned is asked for again on every tab, also far down one that is not shown', async ({
  page,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCW', amount: '30' })
  for (let nth = 0; nth < 21; nth += 1) {
    const order = { coin: 'BTCW', amount: '1', planId: 'd30' }
    expect(await post(member, 'product/pledge', order)).toMatchObject({ code: 200 })
  }
  const further: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/product/order') && request.postDataJSON().cursor)
      further.push(request.postDataJSON().status)
  })
  await page.clock.install()
  await page.goto('/#/pages/staking/my')
  const end = page.getByText('No more', { exact: true })
  await expect(async () => {
    await page.mouse.wheel(0, 4_000)
    await expect(end).toBeVisible({ timeout: 1_000 })
  }).toPass()
  expect(further).toEqual(['success'])

  await page.getByRole('radio', { name: 'Ended' }).press('Space')
  await expect(page.getByRole('radio', { name: 'Ended' })).toBeChecked()
  await changeAnswer(page, 'product/pledgeData', ({ totals }) => {
    totals.earned = '7'
  })
  await atRest(page)
  const told = page.waitForResponse('**/api/product/pledgeData')
  await passTime(page, 31_000)
  await told
  await atRest(page)
  await page.getByRole('radio', { name: 'Active' }).press('Space')
  await expect.poll(() => further).toEqual(['success', 'success'])
})
