import { expect, test } from './app.ts'
import { expectRuns, expectTrouble, openOrder, payIn, sendsOf, words } from './walletPledge.ts'

const { en } = words

test('of two equal orders the second is paid at the first tap, though the chain shows the payment of the other', async ({
  page,
  member,
  wallet,
  db,
}) => {
  const second = await openOrder(page, member, '15')
  wallet.refuses.add('eth_sendTransaction')
  await payIn(page)
  await expectTrouble(page, en.says.rejected, en.buttons.pay)
  wallet.refuses.clear()

  await openOrder(page, member, '15')
  await page.getByRole('button', { name: en.buttons.pay }).click()
  await expectRuns(page, { db, member, coins: 15n })

  await page.goto(`/#/pages/staking/index?order=${second}`)
  await page.getByRole('button', { name: en.buttons.pay }).click()
  await expectRuns(page, { db, member, coins: 30n })
  // Declined once, and sent once for each.
  expect(sendsOf(wallet)).toBe(3)
})
