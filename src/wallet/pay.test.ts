import { defineChain, numberToHex } from 'viem'
import { expect, test, vi } from 'vitest'
import { type Config, createConfig, createConnector, http } from 'wagmi'
import { connect } from 'wagmi/actions'
import { clock } from '#src/words/clock.ts'
import { pay } from './pay.ts'

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const POOL = '0x00000000000000000000000000000000000000B0'
const HASH = `0x${'ab'.repeat(32)}`
const MINUTE = 60_000

const bitwave = defineChain({
  id: 21_000,
  name: 'Bitwave',
  nativeCurrency: { name: 'BTCW', symbol: 'BTCW', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
})

/** A wallet on Bitwave that pays what it is asked for; `onAccounts` is run while it says whose it is. */
async function openWallet(onAccounts = () => {}) {
  const asked: string[] = []
  const request = async ({ method }: { method: string }) => {
    asked.push(method)
    return method === 'eth_sendTransaction' ? HASH : numberToHex(bitwave.id)
  }
  const connector = createConnector(() => ({
    id: 'test',
    name: 'Test Wallet',
    type: 'test',
    // Typed by whether capabilities are asked for, which they are not here.
    connect: (async () => ({ accounts: [ACCOUNT], chainId: bitwave.id })) as never,
    disconnect: async () => {},
    getAccounts: async () => {
      onAccounts()
      return [ACCOUNT]
    },
    getChainId: async () => bitwave.id,
    getProvider: async () => ({ request }),
    isAuthorized: async () => true,
    onAccountsChanged: () => {},
    onChainChanged: () => {},
    onDisconnect: () => {},
  }))
  const config: Config = createConfig({
    chains: [bitwave],
    transports: { [bitwave.id]: http() },
    connectors: [connector],
    storage: null,
  })
  const [one] = config.connectors
  if (one) await connect(config, { connector: one })
  return { config, asked }
}

/** To be paid within ten minutes from now on. */
const payment = () => ({
  chainId: bitwave.id,
  to: POOL,
  value: '10',
  token: null,
  amount: '10',
  uri: '',
  expiresAt: new Date(clock.now() + 10 * MINUTE).toISOString(),
})

test('a wallet is asked to pay while the order can be paid', async () => {
  const { config, asked } = await openWallet()
  expect(await pay(config, payment(), ACCOUNT)).toBe(HASH)
  expect(asked).toContain('eth_sendTransaction')
})

test('it is not asked any more where the questions before took until the time to pay was over', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { config, asked } = await openWallet(() => vi.setSystemTime(Date.now() + 10 * MINUTE))
  await expect(pay(config, payment(), ACCOUNT)).rejects.toThrow(
    expect.objectContaining({ problem: 'tooLate' }),
  )
  expect(asked).not.toContain('eth_sendTransaction')
  vi.useRealTimers()
})
