import { generatePrivateKey } from 'viem/accounts'
import { post } from './api.ts'
import { expect, test } from './app.ts'
import { openOrder } from './walletPledge.ts'

test('an order that is looked at while it waits shows what becomes of its payment', async ({
  page,
  member,
}) => {
  const orderId = await openOrder(page, member, '51')
  await page.goto('/#/pages/staking/my')
  await page.getByRole('radio', { name: /^In review/ }).press('Space')
  await page.getByRole('button', { name: /51 BTCW/ }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('Not paid yet')
  await expect(sheet).not.toContainText('Transaction')
  const named = { orderId, hash: generatePrivateKey() }
  expect(await post(member, 'product/bTCWPledge', named)).toMatchObject({ code: 200 })
  await expect(sheet).toContainText('Transaction')
  await expect(sheet).toContainText('In review')
})
