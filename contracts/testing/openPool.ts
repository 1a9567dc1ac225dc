import { randomBytes } from 'node:crypto'
import {
  createTestClient,
  defineChain,
  type Hex,
  isAddressEqual,
  parseEventLogs,
  publicActions,
  walletActions,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { type Anvil, startAnvil } from '#devnet/anvil.ts'
import { give } from '#devnet/control.ts'
import { type Deployment, deploy } from '#devnet/deploy.ts'
import { bitwave, poolAbi, tokenAbi } from '#shared/chain.ts'
import { mined } from './mined.ts'

const COIN = 10n ** 18n

const clientOf = (url: string, key: Hex) =>
  createTestClient({
    mode: 'anvil',
    account: privateKeyToAccount(key),
    chain: defineChain({
      id: bitwave.id,
      name: bitwave.name,
      nativeCurrency: bitwave.coin,
      rpcUrls: { default: { http: [url] } },
    }),
    transport: mined(url),
    pollingInterval: 10,
    cacheTime: 0,
  })
    .extend(publicActions)
    .extend(walletActions)

/** A chain of its own with the pool and the token on it, and clients for whoever acts. */
export async function openPool() {
  const anvil: Anvil = await startAnvil()
  const deployment: Deployment = await deploy(anvil.url)
  const as = (key: Hex) => clientOf(anvil.url, key)
  const newcomer = async () => {
    const secret: Hex = `0x${randomBytes(32).toString('hex')}`
    const client = as(secret).extend(() => ({ secret }))
    const { address } = client.account
    await give(anvil.url, address, 100n * COIN)
    await give(anvil.url, address, { token: deployment.token, amount: 100n * COIN })
    return client
  }
  const { pool, token, operatorKey, payerKey, anchorKey } = deployment
  const payer = as(payerKey)

  /** The events of pool and token in a transaction that must have succeeded. */
  const eventsOf = async (hash: Hex) => {
    const { logs, status } = await payer.waitForTransactionReceipt({ hash })
    if (status !== 'success') throw new Error(`${hash} failed`)
    const ours = logs.filter(({ address }) =>
      [pool, token].some((it) => isAddressEqual(it, address)),
    )
    return parseEventLogs({ abi: [...poolAbi, ...tokenAbi], logs: ours }).map(
      ({ eventName, args }) => ({ name: eventName, ...args }),
    )
  }

  return {
    url: anvil.url,
    /** With the token's errors, which come through the pool. */
    pool: { address: pool, abi: [...poolAbi, ...tokenAbi] as const },
    token: { address: token, abi: tokenAbi },
    eventsOf,
    operator: as(operatorKey),
    payer,
    payerKey,
    anchorKey,
    /** Somebody new with 100 BTCW and 100 BTCWT, and the key to them. */
    newcomer,
    stop: anvil.stop,
  }
}

/** Who acts in a test. */
export type Client = Awaited<ReturnType<Awaited<ReturnType<typeof openPool>>['newcomer']>>

/** A name for an order or a payout, told apart by a number. */
export const name32 = (number: number): Hex => `0x${number.toString(16).padStart(64, '0')}`
