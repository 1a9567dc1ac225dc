import { expect, test } from './app.ts'
import { ordersOf } from './books.ts'
import { press, tabTo, type } from './keys.ts'

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 844 } })
test.describe.configure({ timeout: 120_000 })

test('the keyboard is led on to the payment of a wallet pledge, and back to the next pledge', async ({
  page,
  member,
  db,
}) => {
  await page.goto('/#/pages/staking/index')
  // Nothing is held here: a wallet is what it begins with, and the arrow keys lead round and back.
  const fromWallet = page.getByRole('radio', { name: 'From wallet' })
  await tabTo(page, fromWallet)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'From balance' })).toBeChecked()
  await page.keyboard.press('ArrowLeft')
  await expect(fromWallet).toBeChecked()
  await tabTo(page, page.getByRole('radio', { name: 'BTCWT', exact: true }))
  await type(page, page.getByLabel('Amount'), '100')
  await press(page, page.getByRole('checkbox'), 'Space')
  await press(page, page.getByRole('button', { name: 'Review 100 BTCWT' }))
  await press(page, page.getByRole('button', { name: 'Pledge 100 BTCWT' }))
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Pledge from wallet')
  await expect(heading).toBeFocused()

  expect(await ordersOf(db, member)).toHaveLength(1)
  await db.inTx(
    (tx) => tx`
      update pledge_order set status = 'fail', reason = 'expired', expires_at = created_at
      where member_id = ${member.id}`,
  )
  await press(page, page.getByRole('link', { name: 'Pledge again' }))
  await expect(heading).toHaveText('Staking')
  await expect(heading).toBeFocused()
})
