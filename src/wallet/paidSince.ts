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
 * Whether the account has paid just this since the wallet was first asked, although nobody heard of it. Throws
 * `onItsWay` while a transaction of the account waits for its block: it may be the payment.
 */
export async function paidSince(
  config: Config,
  asked: Asked,
): Promise<{ hash: Hex; block: number } | undefined> {
  const client = clientOf(config)
  const address = hex(asked.account)
  // The counts first: what is mined between the two questions is then found by the second.
  const [mined, sent] = await Promise.all([
    getTransactionCount(client, { address, blockTag: 'latest' }),
    getTransactionCount(client, { address, blockTag: 'pending' }),
  ]).catch(unreached)
  const paid = await payments(config, asked).catch(unreached)
  if (!paid && sent > mined) throw new WalletFailure('onItsWay')
  return paid
}

async function payments(config: Config, { payment, account, block }: Asked) {
  const client = clientOf(config)
  const { to, token } = payment
  // From a block that is there: nodes refuse a range that begins behind the newest one.
  const range = { fromBlock: BigInt(block), toBlock: 'latest' } as const
  const from = hex(account)
  const logs = token
    ? (
        await getLogs(client, {
          ...range,
          address: hex(token),
          event: transferred,
          args: { from, to: hex(to) },
        })
      ).map((log) => ({ ...log, amount: log.args.value }))
    : (await getLogs(client, { ...range, address: hex(to), event: received, args: { from } })).map(
        (log) => ({ ...log, amount: log.args.amount }),
      )
  const found = logs.find(
    ({ amount, blockNumber }) => amount === BigInt(payment.amount) && blockNumber > BigInt(block),
  )
  return found && { hash: found.transactionHash, block: Number(found.blockNumber) }
}

const clientOf = (config: Config) => config.getClient({ chainId: config.chains[0].id })

function unreached(cause: unknown): never {
  throw new WalletFailure('unreached', { cause })
}

const hex = (address: string) => address as Hex
