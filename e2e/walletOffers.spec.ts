import type { Page } from '@playwright/test'
import { generatePrivateKey } from 'viem/accounts'
import { expect, test } from './app.ts'
import { heldBy } from './books.ts'
import { farm } from './farm.ts'
import { installWallet } from './wallet.ts'
import { silence } from './walletAnswers.ts'
import { give } from './walletApp.ts'
import { expectRuns, expectTrouble, openOrder, payIn, sendsOf, words } from './walletPledge.ts'

const { en } = words

const inject = (page: Page) => page.evaluate(() => dispatchEvent(new Event('bitwave-inject')))

/** A devnet offers a wallet of its own, beside which an older one would not be looked for. */
const withoutDevnetWallet = (page: Page) =>
  page.route(`${farm.devnet.pageUrl}/wallet.js`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: 'export {}',
    }),
  )

test('of several wallets each has its button, and only the chosen one is asked', async ({
  page,
  context,
  member,
  wallet,
  db,
}) => {
  const other = await installWallet(context, generatePrivateKey(), { name: 'Other Wallet' })
  await openOrder(page, member, '15')
  await expect(page.getByRole('button', { name: 'Connect Other Wallet' })).toBeVisible()
  await payIn(page)
  await expectRuns(page, { db, member, coins: 15n })
  expect(sendsOf(wallet)).toBe(1)
  expect(other.calls.filter(({ method }) => !/^eth_(accounts|chainId)$/.test(method))).toEqual([])
})

test('a wallet of another account is said so before it is asked to pay', async ({
  page,
  context,
  member,
  wallet,
}) => {
  const other = await installWallet(context, generatePrivateKey(), { name: 'Other Wallet' })
  await openOrder(page, member, '15')
  await page.getByRole('button', { name: 'Connect Other Wallet' }).click()
  await expect(page.getByText('The wallet is on another account than the one')).toBeVisible()
  await page.getByRole('button', { name: 'Use another wallet' }).click()
  await expect(page.getByRole('button', { name: en.buttons.connect })).toBeVisible()
  expect(sendsOf(other) + sendsOf(wallet)).toBe(0)
})

test('a wallet that hangs when it is taken up again keeps nobody from choosing another', async ({
  page,
  context,
  member,
  wallet,
  db,
}) => {
  const other = await installWallet(context, generatePrivateKey(), { name: 'Other Wallet' })
  await openOrder(page, member, '15')
  await page.getByRole('button', { name: 'Connect Other Wallet' }).click()
  await expect(page.getByText('The wallet is on another account than the one')).toBeVisible()
  other.misbehaves.set('eth_accounts', silence)
  await page.reload()
  await expect(page.getByRole('button', { name: en.buttons.connect })).toBeEnabled({
    timeout: 15_000,
  })
  await payIn(page)
  await expectRuns(page, { db, member, coins: 15n })
  expect(sendsOf(wallet)).toBe(1)
})

for (const way of ['6963', 'legacy'] as const) {
  test(`a wallet that comes late (${way}) is offered without loading the page again`, async ({
    page,
    context,
    member,
    db,
  }) => {
    await give(member)
    await withoutDevnetWallet(page)
    const late = await installWallet(context, member.key, { way, late: true })
    await openOrder(page, member, '15')
    await expect(page.getByRole('button', { name: 'Copy the amount' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Connect / })).toHaveCount(0)
    await inject(page)
    await page.getByRole('button', { name: /^Connect / }).click()
    await page.getByRole('button', { name: en.buttons.pay }).click()
    await expectRuns(page, { db, member, coins: 15n })
    expect(sendsOf(late)).toBe(1)
  })
}

for (const [knows, says, button] of [
  ['knows this page', en.says.otherAccount, en.buttons.choose],
  ['does not know this page', en.says.locked, /^Connect /],
] as const) {
  test(`a wallet that takes the place of another and ${knows} is not asked to pay`, async ({
    page,
    context,
    member,
    db,
  }) => {
    await give(member)
    await withoutDevnetWallet(page)
    const own = await installWallet(context, member.key, { name: 'First Wallet', way: 'legacy' })
    const thief = await installWallet(context, generatePrivateKey(), {
      name: 'Second Wallet',
      way: 'legacy',
      late: true,
    })
    if (says === en.says.otherAccount) {
      thief.misbehaves.set('eth_accounts', () => ({ result: [thief.account.address] }))
    }
    await openOrder(page, member, '15')
    await page.getByRole('button', { name: /^Connect / }).click()
    await expect(page.getByRole('button', { name: en.buttons.pay })).toBeVisible()
    await inject(page)
    await page.getByRole('button', { name: en.buttons.pay }).click()
    await expectTrouble(page, says, button)
    expect(sendsOf(own) + sendsOf(thief)).toBe(0)
    expect(await heldBy(db, member)).toEqual({})
  })
}
