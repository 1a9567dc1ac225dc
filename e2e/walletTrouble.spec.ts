import type { Page } from '@playwright/test'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from './app.ts'
import { heldBy, ordersOf } from './books.ts'
import { farm } from './farm.ts'
import { fail, silence, type Wallet } from './wallet.ts'
import { openOrder, payIn, sendsOf, words } from './walletPledge.ts'

const ONE = 10n ** 18n
const SEND = 'eth_sendTransaction'
const SWITCH = 'wallet_switchEthereumChain'
const ADD = 'wallet_addEthereumChain'

/** Long enough for a wallet that does not answer. */
const PATIENCE = 91_000

type Case = {
  answers: string
  /** Which method fails how; what is not named here does its work. */
  with: Parameters<Wallet['misbehaves']['set']>
  says: keyof typeof words.en.says
  button: keyof typeof words.en.buttons
}

const says = (code: number, message: string, data?: unknown) => () => fail(code, message, data)

const unknownChain = says(-32603, 'Internal error', { originalError: { code: 4902 } })

const CASES: Case[] = [
  { answers: '4001', with: [SEND, says(4001, 'User rejected.')], says: 'rejected', button: 'pay' },
  {
    answers: '4001 to another chain',
    with: [SWITCH, says(4001, 'No.')],
    says: 'rejected',
    button: 'pay',
  },
  { answers: '4100', with: [SEND, says(4100, 'Unauthorized.')], says: 'locked', button: 'pay' },
  {
    answers: '4200',
    with: [SEND, says(4200, 'Not supported.')],
    says: 'unsupported',
    button: 'any',
  },
  {
    answers: '4900',
    with: [SEND, says(4900, 'Disconnected.')],
    says: 'disconnected',
    button: 'pay',
  },
  { answers: '4901', with: [SEND, says(4901, 'Chain gone.')], says: 'wrongChain', button: 'pay' },
  {
    answers: '4902, and will not add it',
    with: [ADD, says(-32603, 'No.')],
    says: 'unknown',
    button: 'pay',
  },
  {
    answers: '−32002',
    with: [SEND, says(-32002, 'Already pending.')],
    says: 'busy',
    button: 'pay',
  },
  {
    answers: '−32603',
    with: [SEND, says(-32603, 'Internal error')],
    says: 'unknown',
    button: 'pay',
  },
  {
    answers: 'that there is too little gas',
    with: [SEND, says(-32000, 'insufficient funds for gas * price + value')],
    says: 'tooLittle',
    button: 'pay',
  },
  {
    answers: 'that its node is down',
    with: [SEND, says(-32603, 'Failed to fetch')],
    says: 'unreached',
    button: 'pay',
  },
]

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
          wallet.misbehaves = new Map([it.with])
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

const en = words.en

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
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
  expect(await ordersOf(db, member)).toEqual([{ status: 'review', amount: 15n * ONE }])
  expect(await heldBy(db, member)).toEqual({})
})

/** Its words, and no other button of this way to pay than the one that helps. */
async function expectTrouble(page: Page, words: string, button: RegExp) {
  await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
  const way = page.getByRole('region', { name: en.buttons.way })
  await expect(way.getByRole('button').filter({ hasText: /\S/ })).toHaveCount(1)
  await expect(way.getByRole('button', { name: button })).toBeVisible()
}
