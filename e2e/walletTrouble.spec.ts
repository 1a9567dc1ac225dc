import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { ONE } from '#shared/money.ts'
import { expect, test } from './app.ts'
import { heldBy, ordersOf } from './books.ts'
import { farm } from './farm.ts'
import { expectTrouble, openOrder, payIn, sendsOf, words } from './walletPledge.ts'
import { CASES, PATIENCE, SEND } from './walletTroubles.ts'

for (const locale of ['en-GB', 'zh-TW'] as const) {
  const { says, buttons } = locale === 'en-GB' ? words.en : words.zh

  test.describe(locale, () => {
    test.use({ locale })

    test('whatever a wallet answers has its own words and one button, and is paid once in the end', async ({
      page,
      member,
      wallet,
      db,
    }) => {
      await openOrder(page, member, '100')
      await page.getByRole('button', { name: buttons.connect }).click()
      for (const it of CASES) {
        await test.step(it.answers, async () => {
          wallet.moveTo(1)
          wallet.misbehaves = new Map(it.with)
          await page.getByRole('button', { name: buttons.pay }).click()
          await expectTrouble(page, says[it.says], buttons[it.button])
          // What leads to another way to pay stays until the wallet is asked again.
          if (it.button === 'any') await page.reload()
        })
      }
      expect(await heldBy(db, member)).toEqual({})

      wallet.misbehaves.clear()
      await page.getByRole('button', { name: buttons.pay }).click()
      await expect(page.getByText(buttons.done)).toBeVisible({ timeout: 30_000 })
      expect(await ordersOf(db, member)).toEqual([{ status: 'success', amount: 100n * ONE }])
      expect(await heldBy(db, member)).toEqual({ 'staked:BTCW': 100n * ONE })
    })

    test('a wallet that does not answer is not asked again', async ({
      page,
      member,
      wallet,
      db,
    }) => {
      const { promise: approved, resolve: approve } = Promise.withResolvers<void>()
      await page.clock.install()
      await openOrder(page, member, '30')
      await page.getByRole('button', { name: buttons.connect }).click()
      wallet.onCall = async (method) => {
        if (method === SEND) await approved
      }
      await page.getByRole('button', { name: buttons.pay }).click()
      await expect.poll(() => sendsOf(wallet)).toBe(1)
      await page.clock.fastForward(PATIENCE)
      await expectTrouble(page, says.silent, buttons.check)
      await page.getByRole('button', { name: buttons.check }).click()
      await expectTrouble(page, says.silent, buttons.check)
      expect(sendsOf(wallet)).toBe(1)

      approve()
      await expect(page.getByText(buttons.done)).toBeVisible({ timeout: 30_000 })
      expect(sendsOf(wallet)).toBe(1)
      expect(await heldBy(db, member)).toEqual({ 'staked:BTCW': 30n * ONE })
    })

    test('a wallet that answers for another account is chosen again', async ({
      page,
      member,
      wallet,
      db,
    }) => {
      await openOrder(page, member, '20')
      await page.getByRole('button', { name: buttons.connect }).click()
      await expect(page.getByRole('button', { name: buttons.pay })).toBeVisible()
      const own = wallet.account
      // Another wallet has put itself in its place: no event says so.
      wallet.account = privateKeyToAccount(generatePrivateKey())
      await page.getByRole('button', { name: buttons.pay }).click()
      await expectTrouble(page, says.otherAccount, buttons.choose)
      expect(sendsOf(wallet)).toBe(0)

      wallet.account = own
      await page.getByRole('button', { name: buttons.choose }).click()
      await payIn(page, locale)
      await expect(page.getByText(buttons.done)).toBeVisible({ timeout: 30_000 })
      expect(await heldBy(db, member)).toEqual({ 'staked:BTCW': 20n * ONE })
    })

    test('with the chain out of reach the wallet is not asked', async ({
      page,
      member,
      wallet,
    }) => {
      await openOrder(page, member, '10')
      await page.getByRole('button', { name: buttons.connect }).click()
      await page.route(`${farm.devnet.rpcUrl}/**`, (route) => route.abort())
      await page.getByRole('button', { name: buttons.pay }).click()
      await expectTrouble(page, says.unreached, buttons.pay)
      expect(sendsOf(wallet)).toBe(0)

      await page.unroute(`${farm.devnet.rpcUrl}/**`)
      await page.getByRole('button', { name: buttons.pay }).click()
      await expect(page.getByText(buttons.done)).toBeVisible({ timeout: 30_000 })
    })
  })
}
