import { encodeFunctionData } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { bitwave, tokenAbi } from '#shared/chain.ts'
import { ONE } from '#shared/money.ts'
import { type Browser, closeQuietly, openBrowser, type Wallet } from './testing/openBrowser.ts'
import { chainOf } from './testing/openWallet.ts'

let browser: Browser
let ann: Wallet

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

beforeEach(async () => {
  ann = await browser.open()
})
afterEach(() => closeQuietly(ann))

test('before it is connected it shows nothing and signs nothing', async () => {
  expect(await ann.request('eth_accounts')).toEqual({ result: [] })
  const someone = '0x00000000000000000000000000000000000000A1'
  expect((await ann.request('personal_sign', ['0x68', someone])).code).toBe(4100)
  expect((await ann.request('eth_sendTransaction', [{ from: someone }])).code).toBe(4100)
})

test('it starts on another chain and does not know Bitwave', async () => {
  expect(await ann.request('eth_chainId')).toEqual({ result: '0x1' })
  expect((await ann.request('eth_blockNumber')).code).toBe(4901)
  const { code } = await ann.request('wallet_switchEthereumChain', [{ chainId: bitwave.hexId }])
  expect(code).toBe(4902)
})

test('it says who it is', async () => {
  const { name, rdns, icon, uuid } = await ann.info()
  expect([name, rdns]).toEqual(['Devnet Wallet', 'network.bitwave.devnet'])
  expect(icon).toMatch(/^data:image\/svg\+xml,/)
  expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('it adds no other chain, and not by a node of another chain', async () => {
  const chain = chainOf(browser.ready.rpcUrl)
  expect((await ann.request('wallet_addEthereumChain', [{ ...chain, chainId: '0x2' }])).code).toBe(
    -32602,
  )
  expect(
    (await ann.request('wallet_addEthereumChain', [{ ...chain, rpcUrls: [browser.appUrl] }])).code,
  ).toBe(-32602)
})

test('what steers the node is not passed on', async () => {
  await ann.addChain()
  expect((await ann.request('anvil_setBalance', [browser.ready.poolAddress, '0x1'])).code).toBe(
    4200,
  )
})

test('Reject and Escape both mean no', async () => {
  const first = ann.request('eth_requestAccounts')
  await ann.press('Reject')
  expect((await first).code).toBe(4001)

  const second = ann.request('eth_requestAccounts')
  await ann.page.getByRole('dialog', { name: 'Connect this wallet' }).waitFor()
  await ann.page.keyboard.press('Escape')
  expect((await second).code).toBe(4001)
  expect(await ann.request('eth_accounts')).toEqual({ result: [] })
})

test('a new wallet has coins, and is the same after a reload', async () => {
  const address = await ann.connect()
  await ann.addChain()
  expect(await ann.request('eth_getBalance', [address, 'latest'])).toEqual({
    result: `0x${(1_000n * ONE).toString(16)}`,
  })
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'balanceOf', args: [address] })
  const tokens = await ann.request('eth_call', [{ to: browser.ready.tokenAddress, data }, 'latest'])
  expect(BigInt(String(tokens.result))).toBe(100_000n * ONE)
  expect(await ann.told()).toEqual([
    ['connect', { chainId: '0x1' }],
    ['accountsChanged', [address]],
    ['chainChanged', bitwave.hexId],
  ])

  await ann.open()
  expect(await ann.request('eth_accounts')).toEqual({ result: [address] })
  expect(await ann.request('eth_chainId')).toEqual({ result: bitwave.hexId })
})

test('two browsers have two wallets', async () => {
  const bob = await browser.open()
  expect(await bob.connect()).not.toBe(await ann.connect())
  await bob.close()
})

test('a wallet made on the devnet page is the one that the next browser gets', async () => {
  const response = await fetch(`${browser.ready.pageUrl}/api/wallets`, { method: 'POST' })
  const { address } = await response.json()
  expect(await ann.connect()).toBe(address)
})

test('it speaks the language of the page', async () => {
  await ann.page.evaluate(() => {
    document.documentElement.lang = 'zh-Hant'
  })
  const answer = ann.request('eth_requestAccounts')
  await ann.page.getByRole('dialog', { name: '連接此錢包' }).waitFor()
  await ann.press('拒絕')
  expect((await answer).code).toBe(4001)
})

test('what is taken back is taken back', async () => {
  await ann.connect()
  expect(await ann.request('wallet_revokePermissions', [{ eth_accounts: {} }])).toEqual({
    result: null,
  })
  expect(await ann.request('eth_accounts')).toEqual({ result: [] })
})
