import { createWalletClient, http, parseEther } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { headOf, mine } from '#devnet/control.ts'
import { ONE } from '#shared/money.ts'
import { expect, test } from './app.ts'
import { heldBy } from './books.ts'
import { changeAnswer } from './changeAnswer.ts'
import { farm } from './farm.ts'
import { openOrder, words } from './walletPledge.ts'

test('what to send from any wallet stands below the browser wallet, whole, and its hash can be named', async ({
  page,
  member,
  wallet,
  db,
}) => {
  await openOrder(page, member, '12.5')
  const way = page.getByRole('region', { name: 'Send it yourself' })
  await expect(way).toContainText('21000')
  await expect(way).toContainText('12.5 BTCW')
  await expect(way.getByRole('img', { name: 'QR code of the payment' })).toBeVisible()
  const whole = (await way.innerText()).replaceAll(/\s/g, '')
  expect(whole.toLowerCase()).toContain(farm.devnet.poolAddress.toLowerCase())
  expect(whole.toLowerCase()).toContain(member.account.toLowerCase())
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(over, `at ${width} px`).toBeLessThanOrEqual(0)
  }

  const hash = await createWalletClient({
    account: wallet.account,
    transport: http(farm.devnet.rpcUrl),
  }).sendTransaction({
    chain: null,
    to: farm.devnet.poolAddress as `0x${string}`,
    value: parseEther('12.5'),
  })
  await way.getByLabel('Transaction hash').fill(hash)
  await way.getByRole('button', { name: 'I have paid' }).click()
  await expect(page.getByText('See it in My Staking')).toBeVisible({ timeout: 30_000 })
  expect(await heldBy(db, member)).toEqual({ 'staked:BTCW': (ONE * 25n) / 2n })
})

test('an older transaction that is named by mistake is told as no payment of this order, which can still be paid', async ({
  page,
  member,
  wallet,
  db,
}) => {
  const sender = createWalletClient({
    account: wallet.account,
    transport: http(farm.devnet.rpcUrl),
  })
  const older = await sender.sendTransaction({ chain: null, to: wallet.account.address })
  const { number } = await headOf(farm.devnet.rpcUrl)
  await mine(farm.devnet.rpcUrl, 3)
  const settled = () => db.inTx((tx) => tx`select 1 from chain_state where cursor >= ${number}`)
  await expect.poll(settled).toHaveLength(1)
  await openOrder(page, member, '14')
  const way = page.getByRole('region', { name: 'Send it yourself' })
  await way.getByLabel('Transaction hash').fill(older)
  await way.getByRole('button', { name: 'I have paid' }).click()
  const told = page.getByText('The transaction that was named is not the payment of this order')
  await expect(told).toBeVisible({ timeout: 30_000 })
  await expect(way.getByRole('button', { name: 'I have paid' })).toBeVisible()
})

test('where the part for the browser wallet does not arrive, any other wallet can pay all the same', async ({
  page,
  member,
  wallet,
}) => {
  await page.route('**/WalletRoom*', (route) => route.abort())
  await openOrder(page, member, '11')
  const browserWallet = page.getByRole('region', { name: 'Browser wallet' })
  await expect(browserWallet).toContainText('This could not be loaded')
  const way = page.getByRole('region', { name: 'Send it yourself' })
  await expect(way.getByRole('img', { name: 'QR code of the payment' })).toBeVisible()
  await expect(way).toContainText('11 BTCW')

  await page.unroute('**/WalletRoom*')
  await browserWallet.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: words.en.buttons.connect })).toBeVisible()
  expect(wallet.calls.map(({ method }) => method)).not.toContain('eth_sendTransaction')
})

test('an order whose time is over is not offered for payment any more, and takes the hash of what was paid', async ({
  page,
  member,
}) => {
  await changeAnswer(page, 'product/order', ({ list }) => {
    for (const order of list) order.expiresAt = new Date(0).toISOString()
  })
  await openOrder(page, member, '13')
  await expect(page.getByText('The time to pay this order is over.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Send it yourself' })).toHaveCount(0)
  await page.getByLabel('Transaction hash').fill(generatePrivateKey())
  await page.getByRole('button', { name: 'I have paid' }).click()
  await expect(page.getByText('Checking: the Bitwave chain does not show')).toBeVisible()
  await expect(page.getByText('The time to pay this order is over.')).toBeHidden()
})
