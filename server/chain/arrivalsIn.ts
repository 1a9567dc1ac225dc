import { decodeEventLog, type Hex, pad, toEventSelector } from 'viem'
import type { Coin } from '#shared/api/coin.ts'
import { poolAbi, tokenAbi } from '#shared/chain.ts'
import type { Log } from './wire.ts'

/** One payment to the pool as the chain tells it; `orderRef` is what it says it is for. */
export type Incoming = {
  txHash: Hex
  logIndex: number
  block: number
  blockHash: Hex
  coin: Coin
  sender: string
  /** Base units. */
  amount: bigint
  orderRef: Hex | null
  /** Which of its sender's transactions it is, where that was asked for. */
  nonce?: number
}

type Contracts = { pool: Hex; token: Hex }

const selectorOf = (name: string, abi: readonly { type: string; name?: string }[]) => {
  const event = abi.find((part) => part.type === 'event' && part.name === name)
  if (!event) throw new Error(`there is no event ${name}`)
  return toEventSelector(event as never)
}
const RECEIVED = selectorOf('Received', poolAbi)
const PLEDGED = selectorOf('Pledged', poolAbi)
const PLEDGED_TOKEN = selectorOf('PledgedToken', poolAbi)
const TRANSFER = selectorOf('Transfer', tokenAbi)

/** What to ask a node's logs for. */
export const moneyFilters = ({ pool, token }: Contracts) => [
  { address: pool, topics: [[RECEIVED, PLEDGED, PLEDGED_TOKEN]] },
  { address: token, topics: [TRANSFER, null, pad(pool)] },
]

/**
 * The payments among the logs, in the order of the chain. Only the pool's own events and the token's transfers to it
 * count, whoever else emits the same; payments of nothing do not.
 */
export function arrivalsIn(logs: readonly Log[], contracts: Contracts): Incoming[] {
  const pool = contracts.pool.toLowerCase()
  const token = contracts.token.toLowerCase()
  const ordered = logs
    .filter(({ removed }) => !removed)
    .toSorted((a, b) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex)
  const named: Named[] = []
  return ordered.flatMap((log) => {
    if (log.address === pool && log.topics[0] === PLEDGED_TOKEN) named.push(namedBy(log))
    if (log.address === pool) return ofPool(log)
    return log.address === token && log.topics[0] === TRANSFER ? ofToken(log, { pool, named }) : []
  })
}

function ofPool(log: Log): Incoming[] {
  if (log.topics[0] !== RECEIVED && log.topics[0] !== PLEDGED) return []
  const { eventName, args } = decodeEventLog({ abi: poolAbi, ...signed(log) })
  if (eventName !== 'Received' && eventName !== 'Pledged') return []
  const orderRef = eventName === 'Pledged' ? args.order : null
  return incoming(log, { coin: 'BTCW', sender: args.from, amount: args.amount, orderRef })
}

/** Which order the pool said that a transfer of tokens is for; the transfer itself follows in the same transaction. */
type Named = { txHash: Hex; order: Hex; from: string; amount: bigint }

function namedBy(log: Log): Named {
  const { args } = decodeEventLog({ abi: poolAbi, eventName: 'PledgedToken', ...signed(log) })
  return { txHash: log.transactionHash, ...args, from: args.from.toLowerCase() }
}

function ofToken(log: Log, { pool, named }: { pool: string; named: Named[] }): Incoming[] {
  const { args } = decodeEventLog({ abi: tokenAbi, eventName: 'Transfer', ...signed(log) })
  const sender = args.from.toLowerCase()
  if (args.to.toLowerCase() !== pool || sender === pool) return []
  const at = named.findIndex(
    ({ txHash, from, amount }) =>
      txHash === log.transactionHash && from === sender && amount === args.value,
  )
  const [name] = at < 0 ? [] : named.splice(at, 1)
  return incoming(log, { coin: 'BTCWT', sender, amount: args.value, orderRef: name?.order ?? null })
}

const signed = ({ topics, data }: Log) => ({ topics: topics as [Hex, ...Hex[]], data })

type What = Pick<Incoming, 'coin' | 'sender' | 'amount' | 'orderRef'>

const incoming = (log: Log, what: What): Incoming[] =>
  what.amount === 0n
    ? []
    : [
        {
          txHash: log.transactionHash,
          logIndex: log.logIndex,
          block: log.blockNumber,
          blockHash: log.blockHash,
          ...what,
          sender: what.sender.toLowerCase(),
        },
      ]
