import { createPublicClient, createWalletClient, http, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { reorg } from '#devnet/control.ts'
import { ONE, parseAmount } from '#shared/money.ts'
import { post } from './api.ts'
import { expect, newMember, test } from './app.ts'
import { heldBy, inRewardPool, ordersOf } from './books.ts'
import { devnet, farm } from './farm.ts'
import { operator } from './operator.ts'
import { openWalletPledge, pay } from './pledges.ts'

// These move the chain that everybody shares, so they run when the others are done, one after another.
test.describe.configure({ mode: 'serial' })

const { rpcUrl, poolAddress } = farm.devnet

test('a reorganisation before the confirmations moves no money, and the payment counts once when it is back', async ({
  db,
}) => {
  const member = await newMember(db)
  await devnet('/api/give', { address: member.account, coin: 'BTCW', amount: '500' })
  const opened = await post(member, 'product/bTCWPledgeBefter', {
    coin: 'BTCW',
    amount: '90',
    planId: 'd30',
  })
  const account = privateKeyToAccount(member.key)
  const wallet = createWalletClient({ account, transport: http(rpcUrl) })
  const chain = createPublicClient({ transport: http(rpcUrl), pollingInterval: 50 })
  const request = await wallet.prepareTransactionRequest({
    chain: null,
    to: poolAddress as `0x${string}`,
    value: 90n * ONE,
  })
  const raw = await account.signTransaction({ ...request, chainId: 21_000 } as never)
  const hash = await chain.sendRawTransaction({ serializedTransaction: raw })
  const { blockNumber } = await chain.waitForTransactionReceipt({ hash })
  await post(member, 'product/bTCWPledge', { orderId: opened.result.order.id, hash })

  // Blocks come by themselves: the payment may lie below the newest one by now.
  const head = await chain.getBlockNumber({ cacheTime: 0 })
  await reorg(rpcUrl, Number(head - blockNumber) + 1)
  await devnet('/api/mine', { blocks: 5 })
  expect(await heldBy(db, member)).toEqual({})
  expect(await ordersOf(db, member)).toEqual([{ status: 'review', amount: 90n * ONE }])

  await chain.sendRawTransaction({ serializedTransaction: raw })
  await expect
    .poll(() => ordersOf(db, member), { timeout: 30_000 })
    .toEqual([{ status: 'success', amount: 90n * ONE }])
  expect(await heldBy(db, member)).toEqual({ 'staked:BTCW': 90n * ONE })
  expect(toHex(21_000)).toBe('0x5208')
})

/** An amount as lists show it: to four decimals, cut off. */
const inList = (amount: string) => {
  const [whole = amount, decimals = ''] = amount.split('.')
  const some = decimals.slice(0, 4).replace(/0+$/, '')
  return some ? `${whole}.${some}` : whole
}

test("a day's revenue reaches the members who pledged, and every screen tells the same", async ({
  page,
  member,
  wallet,
  db,
}) => {
  test.setTimeout(120_000)
  expect(wallet.account.address).toBe(member.account)
  const pledge = { coin: 'BTCWT', amount: '500' }
  await openWalletPledge(page, pledge)
  await pay(page, pledge)
  await expect(page.getByText('3 of 3 blocks')).toBeVisible({ timeout: 30_000 })

  // Other journeys may have paid revenue too.
  const before = await inRewardPool(db)
  const { stdout } = await operator('fund', 'revenue', '100', 'BTCW')
  expect(stdout).toContain('100')
  await devnet('/api/time', { seconds: 86_400 })

  const earned = async () => {
    const { result } = await post(member, 'product/pledgeData', {})
    return result.totals.earned
  }
  await expect.poll(earned, { timeout: 30_000 }).not.toBe('0')
  const reward = await earned()
  const shown = inList(reward)

  await page.goto('/#/pages/staking/my')
  await expect(page.getByText(`+${shown}`).first()).toBeVisible()
  await expect(page.getByText('29 days left')).toBeVisible()
  await page.goto('/#/pages/billList/index')
  await expect(page.getByText('Staking reward').first()).toBeVisible()
  await expect(page.getByText(`+${shown}`).first()).toBeVisible()
  await page.goto('/#/pages/user/index')
  await expect(page.getByText(shown).first()).toBeVisible()
  const { result } = await post(member, 'asset/miningFlowRecord', {})
  const day = result.list[0]
  await page.goto('/#/pages/list/index')
  await expect(page.getByText(inList(day.revenue)).first()).toBeVisible()
  expect(parseAmount(day.revenue)).toBe(before + 100n * ONE)
  expect(Object.keys(await heldBy(db, member)).toSorted()).toEqual([
    'available:BTCW',
    'staked:BTCWT',
  ])
})
