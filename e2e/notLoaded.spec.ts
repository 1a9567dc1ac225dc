import { expect, test } from './app.ts'
import { STATES } from './states.ts'

test('what orders earned says why it is not there, and nothing else', async ({
  page,
  context,
  member: _,
}) => {
  const main = page.getByRole('main')
  await STATES['cannot reach the service'](context, '**/api/product/pledgeData')
  await page.goto('/#/pages/staking/my')
  await expect(main.getByText('Not saved on this device')).toBeVisible()
  await context.unroute('**/api/product/pledgeData')
  await STATES['may not be seen'](context, '**/api/product/pledgeData')
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main.getByText('No permission, access forbidden')).toBeVisible()
})

test('days that could not be loaded are not said to be none', async ({
  page,
  context,
  member: _,
}) => {
  const main = page.getByRole('main')
  await STATES['cannot reach the service'](context, '**/api/asset/miningFlowRecord')
  await page.goto('/#/pages/list/index')
  await expect(main.getByText('Not saved on this device')).toBeVisible()
  await expect(main.getByText('Total revenue', { exact: true })).toBeVisible()
  await expect(main.getByText('The first bar appears')).toHaveCount(0)
})
