import { type Hex, numberToHex } from 'viem'
import * as z from 'zod/mini'
import type { Ask } from '#server/chain/askNode.ts'
import { inReach } from '#server/chain/inReach.ts'
import * as wire from '#server/chain/wire.ts'
import type { PayerNode, PoolPayment } from './openNode.ts'
import { anyPaid, idIn, paidIn, paidTopics, pausedData, type Topics } from './pool-calls.ts'

/** A block as a node is asked for it. */
export const numbered = (block: number | 'latest') =>
  block === 'latest' ? block : numberToHex(block)

type Where = { pool: Hex; startBlock: number }

/** `once`: puts a question no second time, as what is too much for a node is not asked for again as it was. */
type Asking = { ask: Ask; once: Ask }

/** What is asked of the pool itself. */
export const askPool = (asking: Asking, where: Where) => ({
  ...stateOf(asking, where),
  ...paymentsOf(asking, where),
})

/** What the pool does for anybody. */
const stateOf = ({ ask }: Asking, { pool }: Where): Pick<PayerNode, 'paused'> => ({
  paused: async (block) =>
    (await ask(wire.Big, 'eth_call', { to: pool, data: pausedData }, numbered(block))) === 1n,
})

/** What the pool has paid, as its logs say, in stretches that the node looks through (docs/decisions/020). */
function paymentsOf(
  { ask, once }: Asking,
  { pool, startBlock }: Where,
): Pick<PayerNode, 'paidAs' | 'payments'> {
  const askFor = ({ from, to }: Stretch) => (from < to ? once : ask)
  const made = async (topics: Topics, stretch: Stretch) => {
    const { from, to } = stretch
    const range = { fromBlock: numberToHex(from), toBlock: numberToHex(to) }
    const logs = await askFor(stretch)(wire.Logs, 'eth_getLogs', {
      address: pool,
      topics,
      ...range,
    })
    return logs.filter(({ removed }) => !removed).map(paymentIn)
  }
  return {
    paidAs: async (ids, upTo) => {
      const found: PoolPayment[] = []
      let missing = ids
      // Counted back from the newest: what is looked for mostly happened lately.
      const back = inReach(async (near, far) => ({
        payments: await made(paidTopics(missing), { from: upTo - far, to: upTo - near }),
      }))
      // The contract pays each id once: what is found is not looked for any more.
      for (let next = 0; missing.length > 0 && next <= upTo - startBlock; ) {
        const { payments, to } = await back(next, upTo - startBlock)
        found.push(...payments)
        missing = missing.filter((id) => !payments.some((one) => one.id === id))
        next = to + 1
      }
      return found
    },
    payments: inReach(async (from, to) => {
      // In one request, so that one node answers both.
      const [last, payments] = await Promise.all([
        askFor({ from, to })(z.nullable(wire.Block), 'eth_getBlockByNumber', numbered(to), false),
        made(anyPaid, { from, to }),
      ])
      if (!last) throw new Error(`the node has not come as far as block ${to}`)
      return { last: last.hash, payments }
    }),
  }
}

type Stretch = { from: number; to: number }

const paymentIn = ({ transactionHash: hash, blockNumber: block, topics, data }: wire.Log) => ({
  ...paidIn(topics, data),
  id: idIn(topics),
  hash,
  block,
})
