import { post } from './api.ts'
import { expect, test } from './app.ts'
import { atRest } from './atRest.ts'
import { devnet } from './farm.ts'
import { operator } from './operator.ts'
import { passTime } from './passTime.ts'
import { pledgedRow } from './pledgedRow.ts'

test('My Staking that stays open over midnight shows what each order has left and earned since', async ({
  page,
  db,
  member,
}) => {
  const row = await pledgedRow(page, db, member)

  await operator('fund', 'revenue', '100', 'BTCW')
  await devnet('/api/time', { seconds: 86_400 })
  const paid = () => post(member, 'asset/flowRecord', { type: 'staking_reward' })
  await expect.poll(async () => (await paid()).result.list, { timeout: 60_000 }).toHaveLength(1)

  await atRest(page)
  await passTime(page, 31_000)
  await expect(page.getByText(/^Today \+/)).toBeVisible()
  await expect(row).toContainText('29 days left')
  await expect(row).toContainText(/\+[\d.]+ BTCW/)
})
