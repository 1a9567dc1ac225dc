import { post } from './api.ts'
import { deposit, expect, test } from './app.ts'
import { atRest } from './atRest.ts'
import { devnet } from './farm.ts'
import { operator } from './operator.ts'

test('My Staking that stays open over midnight shows what each order has left and earned since', async ({
  page,
  db,
  member,
}) => {
  await deposit(db, member, { coin: 'BTCW', amount: '60' })
  const order = { coin: 'BTCW', amount: '50', planId: 'd30' }
  expect(await post(member, 'product/pledge', order)).toMatchObject({ code: 200 })
  await page.clock.install()
  await page.goto('/#/pages/staking/my')
  const row = page.getByRole('button', { name: /50 BTCW/ })
  await expect(row).toContainText('30 days left')

  await operator('fund', 'revenue', '100', 'BTCW')
  await devnet('/api/time', { seconds: 86_400 })
  const paid = () => post(member, 'asset/flowRecord', { type: 'staking_reward' })
  await expect.poll(async () => (await paid()).result.list, { timeout: 60_000 }).toHaveLength(1)

  await atRest(page)
  await page.clock.fastForward(31_000)
  await expect(page.getByText(/^Today \+/)).toBeVisible()
  await expect(row).toContainText('29 days left')
  await expect(row).toContainText(/\+[\d.]+ BTCW/)
})
