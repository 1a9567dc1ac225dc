import { type Hex, parseAbiItem } from 'viem'
import { getBlockNumber, getLogs, getTransactionCount } from 'viem/actions'
import type { Config } from 'wagmi'
import type { Payment } from './pay.ts'
import { WalletFailure } from './WalletFailure.ts'

const received = parseAbiItem('event Received(address indexed from, uint256 amount)')
const transferred = parseAbiItem(
  'event Transfer(address indexed from, address indexed to, uint256 value)',
)

/** Who pays what, and after which block it would be. */
export type Asked = { payment: Payment; account: string; block: number }

/** The newest block of Bitwave, asked of the node that the service names. */
export const newestBlock = async (config: Config): Promise<number> =>
  Number(await getBlockNumber(clientOf(config), { cacheTime: 0 }).catch(unreached))

/**
 * What the account has paid of just this since the wallet was first asked, in the order of the chain: one of it may be a
 * payment that nobody heard of. `waits`: a transaction of the account waits for its block, and may be that payment.
 */
export type PaidSince = { hashes: Hex[]; waits: boolean }

/** Looks at the chain for payments of just this. Throws `unreached` where its node is away. */
export async function paidSince(config: Config, asked: Asked): Promise<PaidSince> {
  const client = clientOf(config)
  const address = hex(asked.account)
  // The counts first: what is mined between the two questions is then found by the second.
  const [mined, sent] = await Promise.all([
    getTransactionCount(client, { address, blockTag: 'latest' }),
    getTransactionCount(client, { address, blockTag: 'pending' }),
  ]).catch(unreached)
  const logs = await logsOf(config, asked).catch(unreached)
  return { hashes: hashesOf(logs, asked), waits: sent > mined }
}

type Log = { transactionHash: Hex; blockNumber: bigint; amount: bigint | undefined }

/** All of them, however many lie in one block: of two equal orders each has one. */
export function hashesOf(logs: readonly Log[], { payment, block }: Asked): Hex[] {
  const equal = logs.filter(
    ({ amount, blockNumber }) => amount === BigInt(payment.amount) && blockNumber > BigInt(block),
  )
  return [...new Set(equal.map(({ transactionHash }) => transactionHash))]
}

async function logsOf(config: Config, { payment, account, block }: Asked): Promise<Log[]> {
  const client = clientOf(config)
  const { to, token } = payment
  // From a block that is there: nodes refuse a range that begins behind the newest one.
  const range = { fromBlock: BigInt(block), toBlock: 'latest' } as const
  const from = hex(account)
  if (token) {
    const args = { from, to: hex(to) }
    const logs = await getLogs(client, { ...range, address: hex(token), event: transferred, args })
    return logs.map((log) => ({ ...log, amount: log.args.value }))
  }
  const asked = { ...range, address: hex(to), event: received, args: { from } }
  return (await getLogs(client, asked)).map((log) => ({ ...log, amount: log.args.amount }))
}

const clientOf = (config: Config) => config.getClient({ chainId: config.chains[0].id })

function unreached(cause: unknown): never {
  throw new WalletFailure('unreached', { cause })
}

const hex = (address: string) => address as Hex
