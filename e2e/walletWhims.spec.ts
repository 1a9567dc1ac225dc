import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { ONE } from '#shared/money.ts'
import { expect, test } from './app.ts'
import { heldBy, ordersOf } from './books.ts'
import { signInScreen } from './screens.ts'
import { fail, says, silence } from './walletAnswers.ts'
import { expectRuns, expectTrouble, openOrder, payIn, sendsOf, words } from './walletPledge.ts'

const SEND = 'eth_sendTransaction'

const { en } = words

test('a wallet that sends and then says that it failed is not asked a second time', async ({
  page,
  member,
  wallet,
  db,
}) => {
  wallet.onSent = () => Promise.reject(new Error('The wallet broke down'))
  await openOrder(page, member, '25')
  await payIn(page)
  await expectRuns(page, { db, member, coins: 25n })
  expect(sendsOf(wallet)).toBe(1)
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
  await expectRuns(other, { db, member, coins: 15n })
  expect(sendsOf(wallet)).toBe(1)
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
  await expectRuns(page, { db, member, coins: 15n })
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
