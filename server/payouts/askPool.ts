import { type Hex, numberToHex } from 'viem'
import * as z from 'zod/mini'
import type { Ask } from '#server/chain/askNode.ts'
import { newestFirst } from '#server/chain/stretches.ts'
import * as wire from '#server/chain/wire.ts'
import type { PayerNode, PoolPayment } from './openNode.ts'
import {
  anyPaid,
  idIn,
  mayPayData,
  paidIn,
  paidTopics,
  pausedData,
  type Topics,
} from './pool-calls.ts'

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
function paymentsOf(ask: Ask, { pool, startBlock }: Where): Pick<PayerNode, 'paidAs' | 'payments'> {
  const made = async (topics: Topics, { from, to }: { from: number; to: number }) => {
    const range = { fromBlock: numberToHex(from), toBlock: numberToHex(to) }
    const logs = await ask(wire.Logs, 'eth_getLogs', { address: pool, topics, ...range })
    return logs.filter(({ removed }) => !removed).map(paymentIn)
  }
  return {
    paidAs: async (ids, upTo) => {
      const found: PoolPayment[] = []
      let missing = ids
      for (const stretch of newestFirst({ from: startBlock, to: upTo })) {
        // The contract pays each id once: what is found is not looked for any more.
        if (missing.length === 0) break
        const among = await made(paidTopics(missing), stretch)
        found.push(...among)
        missing = missing.filter((id) => !among.some((one) => one.id === id))
      }
      return found
    },
    payments: async (from, to) => {
      // In one request, so that one node answers both.
      const [last, payments] = await Promise.all([
        ask(z.nullable(wire.Block), 'eth_getBlockByNumber', numbered(to), false),
        made(anyPaid, { from, to }),
      ])
      if (!last) throw new Error(`the node has not come as far as block ${to}`)
      return { last: last.hash, made: payments }
    },
  }
}

const paymentIn = ({ transactionHash: hash, blockNumber: block, topics, data }: wire.Log) => ({
  ...paidIn(topics, data),
  id: idIn(topics),
  hash,
  block,
})
