import { type Hex, numberToHex } from 'viem'
import * as z from 'zod/mini'
import { type Ask, askNode } from '#server/chain/askNode.ts'
import * as wire from '#server/chain/wire.ts'
import type { Coin } from '#shared/api/coin.ts'
import { askFees, type Fees } from './askFees.ts'
import { type Sent, sentOr, type Tried, undoneOr } from './node-answers.ts'
import {
  anyPaid,
  balanceOfData,
  idIn,
  mayPayData,
  type Paid,
  paidIn,
  paidTopics,
} from './pool-calls.ts'

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
  /** Whether the node has a transaction, in a block or waiting for one. */
  knows: (hash: Hex) => Promise<boolean>
  /** Transactions sent by an address, those that wait for a block too. */
  promised: (address: Hex) => Promise<number>
  balance: (address: Hex, block: number | 'latest') => Promise<bigint>
  /** What the pool holds now. */
  held: (coin: Coin) => Promise<bigint>
  fees: () => Promise<Fees>
  /** As of a block, or now. */
  try: (call: { from: Hex; to: Hex; data: Hex }, block?: number) => Promise<Tried>
  /** Throws where it is in doubt whether the node took it. */
  send: (raw: Hex) => Promise<Sent>
  /** What the pool has paid under an id, up to a block. */
  paidAs: (id: Hex, upTo: number) => Promise<Payment[]>
  /** Whether the pool lets an address pay out, as of a block. */
  mayPay: (address: Hex, block: number) => Promise<boolean>
  /** All that the pool has paid in these blocks, in the order of the chain. */
  payments: (from: number, to: number) => Promise<PoolPayment[]>
}

const numbered = (block: number | 'latest') => (block === 'latest' ? block : numberToHex(block))

/** Speaks to the node as whoever pays. */
export function openNode(
  { rpcUrl, pool, token }: { rpcUrl: string; pool: Hex; token: Hex },
  { patience = 10_000 }: { patience?: number } = {},
): PayerNode {
  const ask = askNode(rpcUrl, { patience })
  // A transaction is not sent twice without looking whether the first was taken.
  const once = askNode(rpcUrl, { patience, again: 0 })
  const balance: PayerNode['balance'] = (address, block) =>
    ask(wire.Big, 'eth_getBalance', address, numbered(block))
  return {
    receipt: async (hash) => {
      const said = await ask(z.unknown(), 'eth_getTransactionReceipt', hash)
      if (said === null || said === undefined) return null
      const { gasUsed, effectiveGasPrice } = z.parse(wire.Spent, said)
      return { hash, ...z.parse(wire.Receipt, said), gasUsed, gasPrice: effectiveGasPrice }
    },
    knows: async (hash) =>
      (await ask(z.nullable(wire.Transaction), 'eth_getTransactionByHash', hash)) !== null,
    promised: (address) => ask(wire.Int, 'eth_getTransactionCount', address, 'pending'),
    balance,
    held: (coin) =>
      coin === 'BTCW'
        ? balance(pool, 'latest')
        : ask(wire.Big, 'eth_call', { to: token, data: balanceOfData(pool) }, 'latest'),
    fees: () => askFees(ask),
    try: async (call, block) => {
      try {
        return { gas: await ask(wire.Big, 'eth_estimateGas', call, numbered(block ?? 'latest')) }
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
    ...paymentsOf(ask, pool),
    mayPay: async (address, block) => {
      const call = { to: pool, data: mayPayData(address) }
      return (await ask(wire.Big, 'eth_call', call, numberToHex(block))) === 1n
    },
  }
}

/** What the pool has paid, as its logs say. */
const paymentsOf = (ask: Ask, pool: Hex): Pick<PayerNode, 'paidAs' | 'payments'> => ({
  paidAs: async (id, upTo) => {
    const filter = { address: pool, topics: paidTopics(id), fromBlock: '0x0' }
    const logs = await ask(wire.Logs, 'eth_getLogs', { ...filter, toBlock: numberToHex(upTo) })
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
