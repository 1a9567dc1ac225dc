import { type Hex, numberToHex } from 'viem'
import * as z from 'zod/mini'
import { askNode, type How } from '#server/chain/askNode.ts'
import * as wire from '#server/chain/wire.ts'
import type { Coin } from '#shared/api/coin.ts'
import { askFees, type Fees } from './askFees.ts'
import { askPool, numbered } from './askPool.ts'
import { type Sent, sentOr, type Tried, undoneOr } from './node-answers.ts'
import { balanceOfData, type Paid } from './pool-calls.ts'

/** A transaction that is in a block, and what it cost; base units. */
export type Receipt = {
  hash: Hex
  block: number
  blockHash: Hex
  success: boolean
  gasUsed: bigint
  gasPrice: bigint
}

/** A payment of the pool, and the transaction that made it. */
export type Payment = Paid & { hash: Hex }

/** A payment of the pool under its id, and the block that it is in. */
export type PoolPayment = Payment & { id: Hex; block: number }

/** What paying asks a node beyond what following it does. */
export type PayerNode = {
  receipt: (hash: Hex) => Promise<Receipt | null>
  /** Which block it has under a number; null where it has not come so far. */
  hashOf: (block: number) => Promise<Hex | null>
  /** Whether the node has a transaction, in a block or waiting for one. */
  knows: (hash: Hex) => Promise<boolean>
  /** Transactions sent by an address, those that wait for a block too. */
  promised: (address: Hex) => Promise<number>
  balance: (address: Hex, block: number | 'latest') => Promise<bigint>
  /** What the pool holds, as of a block or now. */
  held: (coin: Coin, block: number | 'latest') => Promise<bigint>
  fees: () => Promise<Fees>
  /** What a call would do now; with no more than this gas, where some is named. */
  try: (call: { from: Hex; to: Hex; data: Hex; gas?: bigint }) => Promise<Tried>
  /** Throws where it is in doubt whether the node took it. */
  send: (raw: Hex) => Promise<Sent>
  /** What the pool has paid under these ids, up to a block. Asks the longer the longer ago that was. */
  paidAs: (ids: readonly Hex[], upTo: number) => Promise<PoolPayment[]>
  /** Whether the pool is paused, as of a block or now. */
  paused: (block: number | 'latest') => Promise<boolean>
  /**
   * All that the pool has paid in these blocks, in the order of the chain, or in as many of them as the node looks through at
   * once: `to` is the last, and `last` its hash as whoever tells has it. Throws where that node has not come so far: it would
   * tell of what it has, and not that there is more.
   */
  payments: (
    from: number,
    to: number,
  ) => Promise<{ last: Hex; payments: PoolPayment[]; to: number }>
}

/** `startBlock`: up to there the pool had paid nothing; nodes refuse to look through too many blocks at once. */
type Where = { rpcUrl: string; pool: Hex; token: Hex; startBlock?: number }

/** Speaks to the node as whoever pays. */
export function openNode({ rpcUrl, pool, token, startBlock = 0 }: Where, how: How = {}): PayerNode {
  const ask = askNode(rpcUrl, how)
  // A transaction is not sent twice without looking whether the first was taken, nor is what was too much asked for again.
  const once = askNode(rpcUrl, { ...how, again: 0 })
  const balance: PayerNode['balance'] = (address, block) =>
    ask(wire.Big, 'eth_getBalance', address, numbered(block))
  return {
    receipt: async (hash) => {
      const said = await ask(z.unknown(), 'eth_getTransactionReceipt', hash)
      if (said === null || said === undefined) return null
      const { gasUsed, effectiveGasPrice } = z.parse(wire.Spent, said)
      return { hash, ...z.parse(wire.Receipt, said), gasUsed, gasPrice: effectiveGasPrice }
    },
    hashOf: async (block) => {
      const shown = await ask(
        z.nullable(wire.Block),
        'eth_getBlockByNumber',
        numbered(block),
        false,
      )
      return shown?.hash ?? null
    },
    knows: async (hash) =>
      (await ask(z.nullable(wire.Transaction), 'eth_getTransactionByHash', hash)) !== null,
    promised: (address) => ask(wire.Int, 'eth_getTransactionCount', address, 'pending'),
    balance,
    held: (coin, block) =>
      coin === 'BTCW'
        ? balance(pool, block)
        : ask(wire.Big, 'eth_call', { to: token, data: balanceOfData(pool) }, numbered(block)),
    fees: () => askFees(ask),
    try: async ({ gas, ...call }) => {
      const asked = gas === undefined ? call : { ...call, gas: numberToHex(gas) }
      try {
        return { gas: await ask(wire.Big, 'eth_estimateGas', asked, 'latest') }
      } catch (error) {
        return undoneOr(error)
      }
    },
    send: async (raw) => {
      try {
        await once(z.string(), 'eth_sendRawTransaction', raw)
        return 'taken'
      } catch (error) {
        return sentOr(error)
      }
    },
    ...askPool({ ask, once }, { pool, startBlock }),
  }
}
