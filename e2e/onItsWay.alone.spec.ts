import { ONE } from '#shared/money.ts'
import { expect, test } from './app.ts'
import { heldBy } from './books.ts'
import { holdBlocks, letBlocks, mine, pool, send } from './noBlocks.ts'
import { expectRuns, expectTrouble, openOrder, sendsOf, words } from './walletPledge.ts'

// These hold the shared chain's blocks back and move its time, so they run when the others are done, one after another.
test.describe.configure({ mode: 'serial' })

test.afterEach(letBlocks)

test('while a payment that this browser knows nothing of waits for its block, the wallet is not asked', async ({
  page,
  member,
  wallet,
  db,
}) => {
  const { says, buttons } = words.en
  await openOrder(page, member, '25')
  await page.getByRole('button', { name: buttons.connect }).click()
  await page.getByRole('button', { name: buttons.pay }).waitFor()
  await holdBlocks()
  await send(member, { to: pool, value: 25n * ONE })
  await page.getByRole('button', { name: buttons.pay }).click()
  await expectTrouble(page, says.onItsWay, buttons.check)

  await mine()
  await page.getByRole('button', { name: buttons.check }).click()
  await expectRuns(page, { db, member, coins: 25n })
  expect(sendsOf(wallet)).toBe(0)
})

for (const locale of ['en-GB', 'zh-TW'] as const) {
  const { says, buttons } = locale === 'en-GB' ? words.en : words.zh

  test.describe(locale, () => {
    test.use({ locale })

    test('while a transaction of the account waits for its block, the wallet is not asked again', async ({
      page,
      member,
      wallet,
      db,
    }) => {
      wallet.onSent = () => Promise.reject(new Error('The wallet broke down'))
      await openOrder(page, member, '25')
      await page.getByRole('button', { name: buttons.connect }).click()
      await page.getByRole('button', { name: buttons.pay }).waitFor()
      await holdBlocks()
      await page.getByRole('button', { name: buttons.pay }).click()
      await expectTrouble(page, says.unknown, buttons.pay)
      await page.getByRole('button', { name: buttons.pay }).click()
      await expectTrouble(page, says.onItsWay, buttons.check)

      await mine()
      await page.getByRole('button', { name: buttons.check }).click()
      await expect(page.getByText(buttons.done)).toBeVisible({ timeout: 30_000 })
      expect(sendsOf(wallet)).toBe(1)
      expect(await heldBy(db, member)).toEqual({ 'staked:BTCW': 25n * ONE })
    })
  })
}
