import { expect, test } from './app.ts'
import { heldBy } from './books.ts'
import { says } from './walletAnswers.ts'
import { expectTrouble, openOrder, payIn, sendsOf, words } from './walletPledge.ts'

const SWITCH = 'wallet_switchEthereumChain'
const ADD = 'wallet_addEthereumChain'

/** Long enough for a wallet that does not switch, and too short for one that does not answer. */
const PATIENCE = 61_000

const unknownChain = says(-32603, 'Internal error', { originalError: { code: 4902 } })

const { en } = words

test('a wallet that hides in an internal error that it does not know Bitwave is told about it', async ({
  page,
  member,
  wallet,
}) => {
  wallet.misbehaves.set(SWITCH, unknownChain)
  await openOrder(page, member, '15')
  await payIn(page)
  await expect(page.getByText(en.buttons.done)).toBeVisible({ timeout: 30_000 })
  expect(wallet.calls.map(({ method }) => method)).toContain(ADD)
})

test('a wallet that says yes and stays on its chain sends nothing', async ({
  page,
  member,
  wallet,
}) => {
  await page.clock.install()
  wallet.misbehaves.set(SWITCH, () => ({ result: null }))
  await openOrder(page, member, '15')
  await payIn(page)
  await expect.poll(() => wallet.calls.map(({ method }) => method)).toContain(SWITCH)
  await page.clock.fastForward(PATIENCE)
  await expectTrouble(page, en.says.wrongChain, en.buttons.pay)
  expect(sendsOf(wallet)).toBe(0)
})

test('a wallet that leaves Bitwave just before it sends, sends nothing', async ({
  page,
  member,
  wallet,
  db,
}) => {
  let left = false
  wallet.onCall = (method) => {
    if (method !== 'eth_accounts' || !wallet.calls.some((call) => call.method === ADD) || left)
      return
    left = true
    wallet.moveTo(1)
  }
  await openOrder(page, member, '15')
  await payIn(page)
  await expectTrouble(page, en.says.wrongChain, en.buttons.pay)
  expect(sendsOf(wallet)).toBe(0)
  expect(await heldBy(db, member)).toEqual({})
})
