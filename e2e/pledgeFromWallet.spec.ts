import { ONE } from '#shared/money.ts'
import { expect, test } from './app.ts'
import { heldBy, ordersOf } from './books.ts'
import { devnet } from './farm.ts'
import { openWalletPledge, pay } from './pledges.ts'
import { installWallet } from './wallet.ts'

for (const coin of ['BTCW', 'BTCWT'] as const) {
  test(`a member pledges ${coin} from a wallet that does not know Bitwave yet`, async ({
    page,
    member,
    wallet,
    db,
  }) => {
    await openWalletPledge(page, { coin, amount: '100' })
    await pay(page, { coin, amount: '100' })

    // Three blocks may have passed before anybody could look.
    const done = page.getByRole('link', { name: 'See it in My Staking' })
    await expect(page.getByText('You can close the app.').or(done)).toBeVisible()
    await expect(page.getByText('3 of 3 blocks')).toBeVisible({ timeout: 30_000 })
    await expect(done).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Confirmed' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Order started' })).toBeVisible()
    expect(wallet.calls.map(({ method }) => method)).toContain('wallet_addEthereumChain')
    expect(await heldBy(db, member)).toEqual({ [`staked:${coin}`]: 100n * ONE })
  })
}

test('a wallet without the tokens that it is to pay is told so', async ({
  page,
  context,
  member,
  db,
}) => {
  const wallet = await installWallet(context, member.key)
  await devnet('/api/give', { address: member.account, coin: 'BTCW', amount: '10' })
  await openWalletPledge(page, { coin: 'BTCWT', amount: '100' })
  await pay(page, { coin: 'BTCWT', amount: '100' })
  await expect(page.getByText('The wallet has too little for the amount')).toBeVisible()
  expect(wallet.calls.map(({ method }) => method)).toContain('eth_sendTransaction')
  expect(await heldBy(db, member)).toEqual({})
})

test('what the wallet declines takes nothing and can be tried again', async ({
  page,
  member,
  wallet,
  db,
}) => {
  wallet.refuses.add('eth_sendTransaction')
  await openWalletPledge(page, { coin: 'BTCW', amount: '50' })
  await pay(page, { coin: 'BTCW', amount: '50' })
  await expect(page.getByText('You declined in the wallet. Nothing was taken.')).toBeVisible()

  wallet.refuses.clear()
  await page.getByRole('button', { name: 'Pay 50 BTCW' }).click()
  await expect(page.getByText('3 of 3 blocks')).toBeVisible({ timeout: 30_000 })
  expect(await ordersOf(db, member)).toEqual([{ status: 'success', amount: 50n * ONE }])
})

test('a wallet that is slow to say whether it knows the app can be chosen all the same', async ({
  page,
  member,
  wallet,
}) => {
  const { promise: chosen, resolve } = Promise.withResolvers<void>()
  wallet.onCall = async (method) => {
    if (method === 'wallet_requestPermissions') resolve()
    if (method === 'eth_accounts') await chosen
  }
  await openWalletPledge(page, { coin: 'BTCW', amount: '40' })
  await page.getByRole('button', { name: 'Connect Test Wallet' }).click()

  await expect(page.getByRole('button', { name: 'Pay 40 BTCW' })).toBeVisible()
  expect(wallet.account.address).toBe(member.account)
})
