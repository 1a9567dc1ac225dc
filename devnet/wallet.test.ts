import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { encodeFunctionData, type Hex, verifyMessage, verifyTypedData } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { bitwave, poolAbi, tokenAbi } from '#shared/chain.ts'
import { type Devnet, startDevnet } from './startDevnet.ts'
import { chainOf, openWallet } from './testing/openWallet.ts'
import { serveApp } from './testing/serveApp.ts'

const COIN = 10n ** 18n
const ORDER = `0x${'ab'.repeat(32)}` as const
const CHROMIUM = '/usr/bin/chromium'

let dir: string
let devnet: Devnet
let browser: Browser
let app: Awaited<ReturnType<typeof serveApp>>
let ann: Awaited<ReturnType<typeof openWallet>>

const openAnother = () => openWallet(browser, { appUrl: app.url, ready: devnet.ready })

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'devnet-wallet-'))
  devnet = await startDevnet({ dir, confirmations: 2 })
  app = await serveApp(devnet.ready)
  browser = await chromium.launch({
    ...(existsSync(CHROMIUM) && { executablePath: CHROMIUM }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
})

afterAll(async () => {
  await browser.close()
  app.stop()
  await devnet.stop()
  await rm(dir, { recursive: true })
})

beforeEach(async () => {
  ann = await openAnother()
})

afterEach(async () => {
  await ann.close()
  // What the chain would let fail comes as a refused request; the browser notes every such answer.
  expect(ann.complaints.filter((text) => !text.includes('status of 400'))).toEqual([])
})

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
  const chain = chainOf(devnet.ready.rpcUrl)
  expect((await ann.request('wallet_addEthereumChain', [{ ...chain, chainId: '0x2' }])).code).toBe(
    -32602,
  )
  expect(
    (await ann.request('wallet_addEthereumChain', [{ ...chain, rpcUrls: [app.url] }])).code,
  ).toBe(-32602)
})

test('what steers the node is not passed on', async () => {
  await ann.addChain()
  expect((await ann.request('anvil_setBalance', [ORDER, '0x1'])).code).toBe(4200)
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
    result: `0x${(1_000n * COIN).toString(16)}`,
  })
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'balanceOf', args: [address] })
  const tokens = await ann.request('eth_call', [{ to: devnet.ready.tokenAddress, data }, 'latest'])
  expect(BigInt(String(tokens.result))).toBe(100_000n * COIN)
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
  const bob = await openAnother()
  expect(await bob.connect()).not.toBe(await ann.connect())
  await bob.close()
})

test('a wallet made on the devnet page is the one that the next browser gets', async () => {
  const response = await fetch(`${devnet.ready.pageUrl}/api/wallets`, { method: 'POST' })
  const { address } = await response.json()
  expect(await ann.connect()).toBe(address)
})

test('a pledge is told in words and arrives as it was told', async () => {
  const { poolAddress } = devnet.ready
  const address = await ann.connect()
  await ann.addChain()
  const data = encodeFunctionData({ abi: poolAbi, functionName: 'pledge', args: [ORDER] })
  const value = `0x${(25n * COIN).toString(16)}`
  const sent = ann.request('eth_sendTransaction', [{ from: address, to: poolAddress, value, data }])
  const sheet = ann.page.getByRole('dialog', { name: 'Send this transaction' })
  await expect.poll(() => sheet.textContent()).toContain('Pledge to the pool')
  expect(await sheet.textContent()).toContain('25 BTCW')
  await ann.press('Approve')
  const { result: hash } = await sent

  const told = async () => (await fetch(`${devnet.ready.pageUrl}/api/tx/${hash}`)).json()
  await expect.poll(told).toMatchObject({
    status: 'success',
    events: [{ name: 'Pledged', args: expect.arrayContaining([{ name: 'amount', value: '25' }]) }],
  })
})

test('a token transfer shows its amount and its real receiver', async () => {
  const address = await ann.connect()
  await ann.addChain()
  const { tokenAddress: to, poolAddress } = devnet.ready
  const args = [poolAddress, COIN / 2n] as const
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args })
  const sent = ann.request('eth_sendTransaction', [{ from: address, to, data }])
  const sheet = ann.page.getByRole('dialog')
  await expect.poll(() => sheet.textContent()).toContain('0.5 BTCWT')
  const grouped = poolAddress.slice(2).toLowerCase().match(/.{4}/g)?.join(' ')
  expect(await sheet.textContent()).toContain(`0x ${grouped} (Pool)`)
  await ann.press('Approve')
  expect((await sent).result).toMatch(/^0x[0-9a-f]{64}$/)
})

test('what the chain would let fail is refused with the reason', async () => {
  const address = await ann.connect()
  await ann.addChain()
  const data = encodeFunctionData({ abi: poolAbi, functionName: 'pledge', args: [ORDER] })
  const sent = ann.request('eth_sendTransaction', [
    { from: address, to: devnet.ready.poolAddress, data },
  ])
  await ann.press('Approve')
  expect(await sent).toMatchObject({ code: -32000, message: expect.stringContaining('revert') })
})

test('a signature is that of the shown text', async () => {
  const address = await ann.connect()
  const message = 'Bitwave Farm wants you to sign in 您好'
  const hex = `0x${Buffer.from(message).toString('hex')}`
  const signing = ann.request('personal_sign', [hex, address])
  await expect.poll(() => ann.page.getByRole('dialog').textContent()).toContain(message)
  await ann.press('Approve')
  const signature = (await signing).result as Hex
  expect(await verifyMessage({ address, message, signature })).toBe(true)
})

test('typed data is signed as EIP-712 has it', async () => {
  const address = await ann.connect()
  const typed = {
    domain: { name: 'Bitwave', chainId: bitwave.id },
    types: { Note: [{ name: 'text', type: 'string' }] },
    primaryType: 'Note',
    message: { text: 'hello' },
  } as const
  const params = [address, JSON.stringify(typed)]
  const { result } = await ann.approved('eth_signTypedData_v4', params)
  const signature = result as Hex
  expect(await verifyTypedData({ address, ...typed, signature })).toBe(true)
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
