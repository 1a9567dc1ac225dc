import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { ONE } from '#shared/money.ts'
import { expect, test } from './app.ts'
import { heldBy, ordersOf } from './books.ts'
import { signInScreen } from './screens.ts'
import { fail, silence } from './wallet.ts'
import { expectTrouble, openOrder, payIn, sendsOf, words } from './walletPledge.ts'

const SEND = 'eth_sendTransaction'
const SWITCH = 'wallet_switchEthereumChain'
const ADD = 'wallet_addEthereumChain'

/** Long enough for a wallet that does not switch, and too short for one that does not answer. */
const PATIENCE = 61_000

const says = (code: number, message: string, data?: unknown) => () => fail(code, message, data)

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

test('a wallet that sends and then says that it failed is not asked a second time', async ({
  page,
  member,
  wallet,
  db,
}) => {
  wallet.onSent = () => Promise.reject(new Error('The wallet broke down'))
  await openOrder(page, member, '25')
  await payIn(page)
  await expect(page.getByText(en.buttons.done)).toBeVisible({ timeout: 30_000 })
  expect(sendsOf(wallet)).toBe(1)
  expect(await heldBy(db, member)).toEqual({ 'staked:BTCW': 25n * ONE })
})

test('of two tabs with the same order only one has the wallet asked', async ({
  page,
  context,
  member,
  wallet,
  db,
}) => {
  const { promise: approved, resolve: approve } = Promise.withResolvers<void>()
  wallet.onCall = (method) => (method === SEND ? approved : undefined)
  const order = await openOrder(page, member, '15')
  await payIn(page)
  await expect.poll(() => sendsOf(wallet)).toBe(1)

  const other = await context.newPage()
  await other.goto(`/#/pages/staking/index?order=${order}`)
  await other.getByRole('button', { name: en.buttons.pay }).click()
  await expectTrouble(other, en.says.busy, en.buttons.pay)
  approve()
  await expect(other.getByText(en.buttons.done)).toBeVisible({ timeout: 30_000 })
  expect(sendsOf(wallet)).toBe(1)
  expect(await heldBy(db, member)).toEqual({ 'staked:BTCW': 15n * ONE })
})

test('a wallet is not asked where the device has no room to keep that it was', async ({
  page,
  member,
  wallet,
}) => {
  await openOrder(page, member, '15')
  await page.getByRole('button', { name: en.buttons.connect }).click()
  await expect(page.getByRole('button', { name: en.buttons.pay })).toBeVisible()
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('It is full', 'QuotaExceededError')
    }
  })
  await page.getByRole('button', { name: en.buttons.pay }).click()
  await expectTrouble(page, 'This device has no room to keep what you send', en.buttons.pay)
  expect(sendsOf(wallet)).toBe(0)
})

test('a wallet that declines to connect, or is busy, can be asked again', async ({
  page,
  member,
  wallet,
}) => {
  await openOrder(page, member, '15')
  for (const method of ['wallet_requestPermissions', 'eth_requestAccounts']) {
    wallet.misbehaves.set(method, says(4001, 'No.'))
  }
  await page.getByRole('button', { name: en.buttons.connect }).click()
  await expectTrouble(page, en.says.rejected, en.buttons.connect)
  for (const method of ['wallet_requestPermissions', 'eth_requestAccounts']) {
    wallet.misbehaves.set(method, says(-32002, 'Already pending.'))
  }
  await page.getByRole('button', { name: en.buttons.connect }).click()
  await expectTrouble(page, en.says.busy, en.buttons.connect)

  wallet.misbehaves.clear()
  await page.getByRole('button', { name: en.buttons.connect }).click()
  await expect(page.getByRole('button', { name: en.buttons.pay })).toBeVisible()
})

test('a wallet that is locked while it is asked has taken nothing and is connected again', async ({
  page,
  member,
  wallet,
  db,
}) => {
  wallet.misbehaves.set(SEND, async () => {
    await wallet.lock(page)
    return fail(4100, 'The wallet is locked.')
  })
  await openOrder(page, member, '15')
  await payIn(page)
  await expectTrouble(page, en.says.locked, en.buttons.connect)

  wallet.misbehaves.clear()
  await payIn(page)
  await expect(page.getByText(en.buttons.done)).toBeVisible({ timeout: 30_000 })
  expect(await heldBy(db, member)).toEqual({ 'staked:BTCW': 15n * ONE })
})

test('another account in the middle of paying ends the session, and nothing is taken', async ({
  page,
  member,
  wallet,
  db,
}) => {
  wallet.misbehaves.set(SEND, async () => {
    await wallet.switchTo(page, privateKeyToAccount(generatePrivateKey()))
    return silence()
  })
  await openOrder(page, member, '15')
  await payIn(page)
  await expect(signInScreen(page)).toBeVisible()
  expect(await ordersOf(db, member)).toEqual([{ status: 'review', amount: 15n * ONE }])
  expect(await heldBy(db, member)).toEqual({})
})
