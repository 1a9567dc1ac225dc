import { type Hex, numberToHex } from 'viem'
import type { Ask } from '#server/chain/askNode.ts'
import * as wire from '#server/chain/wire.ts'
import type { PayerNode } from './openNode.ts'
import { anyPaid, idIn, mayPayData, paidIn, paidTopics, pausedData } from './pool-calls.ts'

/** A block as a node is asked for it. */
export const numbered = (block: number | 'latest') =>
  block === 'latest' ? block : numberToHex(block)

type Where = { pool: Hex; startBlock: number }

/** What is asked of the pool itself. */
export const askPool = (ask: Ask, where: Where) => ({
  ...stateOf(ask, where),
  ...paymentsOf(ask, where),
})

/** What the pool does for anybody. */
const stateOf = (ask: Ask, { pool }: Where): Pick<PayerNode, 'mayPay' | 'paused'> => {
  const says = async (data: Hex, block: number | 'latest') =>
    (await ask(wire.Big, 'eth_call', { to: pool, data }, numbered(block))) === 1n
  return {
    mayPay: (address, block) => says(mayPayData(address), block),
    paused: (block) => says(pausedData, block),
  }
}

/** What the pool has paid, as its logs say. */
const paymentsOf = (
  ask: Ask,
  { pool, startBlock }: Where,
): Pick<PayerNode, 'paidAs' | 'payments'> => ({
  paidAs: async (id, upTo) => {
    const range = { fromBlock: numberToHex(startBlock), toBlock: numberToHex(upTo) }
    const filter = { address: pool, topics: paidTopics(id), ...range }
    const logs = await ask(wire.Logs, 'eth_getLogs', filter)
    return logs
      .filter(({ removed }) => !removed)
      .map(({ transactionHash: hash, topics, data }) => ({ hash, ...paidIn(topics, data) }))
  },
  payments: async (from, to) => {
    const range = { fromBlock: numberToHex(from), toBlock: numberToHex(to) }
    const logs = await ask(wire.Logs, 'eth_getLogs', { address: pool, topics: anyPaid, ...range })
    return logs
      .filter(({ removed }) => !removed)
      .map(({ transactionHash: hash, blockNumber: block, topics, data }) => ({
        ...paidIn(topics, data),
        id: idIn(topics),
        hash,
        block,
      }))
  },
})
