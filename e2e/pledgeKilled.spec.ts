import type { Page } from '@playwright/test'
import { ONE } from '#shared/money.ts'
import { expect, test } from './app.ts'
import { heldBy, ordersOf } from './books.ts'
import { review } from './pledges.ts'
import type { Wallet } from './wallet.ts'
import { fail } from './walletAnswers.ts'
import { expectRuns, openOrder, payIn, sendsOf, words } from './walletPledge.ts'

const SEND = 'eth_sendTransaction'

/** How often the tab is killed at each step. */
const TIMES = Number(process.env['KILLS'] ?? 2)

type Step = {
  killed: string
  /** Kills the tab of an open order. */
  kill: (page: Page, wallet: Wallet) => Promise<void>
  /** Whether a payment was sent. */
  sent: boolean
}

const STEPS: Step[] = [
  { killed: 'once the order is open', sent: false, kill: (page) => page.close() },
  {
    killed: 'while the wallet asks, which then forgets it',
    sent: false,
    kill: (page, wallet) => {
      wallet.misbehaves.set(SEND, async () => {
        await page.close()
        return fail(4001, 'The page is gone.')
      })
      return pay(page)
    },
  },
  {
    killed: 'while the wallet asks, which is approved all the same',
    sent: true,
    kill: (page, wallet) => {
      wallet.onCall = (method) => (method === SEND ? page.close() : undefined)
      return pay(page)
    },
  },
  {
    killed: 'once the payment is signed, before anybody was told',
    sent: true,
    kill: (page, wallet) => {
      wallet.onSent = () => page.close()
      return pay(page)
    },
  },
  {
    killed: 'once the service was told',
    sent: true,
    kill: async (page) => {
      await pay(page)
      // The payment may have been confirmed by the time that the page is told.
      const told = page.getByText('You can close the app.')
      await expect(told.or(page.getByText(words.en.buttons.done))).toBeVisible()
      await page.close()
    },
  },
]

const rounds = Array.from({ length: TIMES }, (_, at) => at + 1)

for (const { killed, kill, sent } of STEPS) {
  for (const round of rounds) {
    test(`a tab killed ${killed}, loses nothing and pays once (${round})`, async ({
      page,
      context,
      member,
      wallet,
      db,
    }) => {
      const order = await openOrder(page, member, '45')
      await expect(page.getByRole('button', { name: words.en.buttons.connect })).toBeVisible()
      await kill(page, wallet)
      await expect.poll(() => page.isClosed()).toBe(true)
      const before = sendsOf(wallet)
      wallet.misbehaves.clear()
      wallet.onCall = wallet.onSent = () => {}

      const again = await context.newPage()
      await again.goto(`/#/pages/staking/index?order=${order}`)
      if (!sent) {
        expect(await heldBy(db, member)).toEqual({})
        await payAgain(again, before > 0)
      }
      await expectRuns(again, { db, member, coins: 45n })
      expect(sendsOf(wallet)).toBe(before + (sent ? 0 : 1))
      expect(await ordersOf(db, member)).toEqual([{ status: 'success', amount: 45n * ONE }])
    })
  }
}

test('a tab killed before the order is opened has opened none and keeps what was typed', async ({
  page,
  context,
  member,
  wallet,
  db,
}) => {
  await review(page, { from: 'wallet', coin: 'BTCW', amount: '45' })
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.close()

  const again = await context.newPage()
  await again.goto('/#/pages/staking/index')
  await expect(again.getByLabel('Amount')).toHaveValue('45')
  expect(sendsOf(wallet)).toBe(0)
  expect(await ordersOf(db, member)).toEqual([])
})

test('a payment that the service cannot be told of is not to be paid again', async ({
  page,
  member,
  wallet,
  db,
}) => {
  await openOrder(page, member, '35')
  await expect(page.getByRole('button', { name: words.en.buttons.connect })).toBeVisible()
  await page.route('**/api/product/**', (route) => route.abort())
  await payIn(page)
  await expect(page.getByText('Do not pay again.')).toBeVisible()
  await expect(page.getByRole('button', { name: words.en.buttons.pay })).toHaveCount(0)

  await page.unroute('**/api/product/**')
  const done = expect(page.getByText(words.en.buttons.done)).toBeVisible({ timeout: 30_000 })
  // It is handed over by itself as well, and may be before the button is reached.
  await Promise.race([page.getByRole('button', { name: 'Hand it over now' }).click(), done])
  await done
  expect(sendsOf(wallet)).toBe(1)
  expect(await heldBy(db, member)).toEqual({ 'staked:BTCW': 35n * ONE })
})

/** The tab may be gone before the tap is over. */
const pay = (page: Page) =>
  payIn(page).catch((error: unknown) => {
    if (!page.isClosed()) throw error
  })

/** A wallet that was connected before is taken up again. */
async function payAgain(page: Page, connected: boolean) {
  if (!connected) await payIn(page)
  else await page.getByRole('button', { name: words.en.buttons.pay }).click()
}
