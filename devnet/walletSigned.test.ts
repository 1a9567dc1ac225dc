import { encodeFunctionData, type Hex, verifyMessage, verifyTypedData } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { bitwave, poolAbi, tokenAbi } from '#shared/chain.ts'
import { ONE } from '#shared/money.ts'
import { type Browser, closeQuietly, openBrowser, type Wallet } from './testing/openBrowser.ts'

const ORDER = `0x${'ab'.repeat(32)}` as const

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

test('a pledge is told in words and arrives as it was told', async () => {
  const { poolAddress } = browser.ready
  const address = await ann.connect()
  await ann.addChain()
  const data = encodeFunctionData({ abi: poolAbi, functionName: 'pledge', args: [ORDER] })
  const value = `0x${(25n * ONE).toString(16)}`
  const sent = ann.request('eth_sendTransaction', [{ from: address, to: poolAddress, value, data }])
  const sheet = ann.page.getByRole('dialog', { name: 'Send this transaction' })
  await expect.poll(() => sheet.textContent()).toContain('Pledge to the pool')
  expect(await sheet.textContent()).toContain('25 BTCW')
  await ann.press('Approve')
  const { result: hash } = await sent

  const told = async () => (await fetch(`${browser.ready.pageUrl}/api/tx/${hash}`)).json()
  await expect.poll(told).toMatchObject({
    status: 'success',
    events: [{ name: 'Pledged', args: expect.arrayContaining([{ name: 'amount', value: '25' }]) }],
  })
})

test('a token transfer shows its amount and its real receiver', async () => {
  const address = await ann.connect()
  await ann.addChain()
  const { tokenAddress: to, poolAddress } = browser.ready
  const args = [poolAddress, ONE / 2n] as const
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
    { from: address, to: browser.ready.poolAddress, data },
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
