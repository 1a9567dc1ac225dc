import { encodeFunctionData, type Hex, keccak256, numberToHex, toHex } from 'viem'
import * as z from 'zod/mini'
import { poolAbi } from '#shared/chain.ts'
import { arrivalsIn, type Incoming, moneyFilters } from './arrivalsIn.ts'
import { type Ask, askNode, type How } from './askNode.ts'
import { inReach } from './inReach.ts'
import * as wire from './wire.ts'

export type Header = { number: number; hash: Hex; parent: Hex; at: Date }

/** What became of a transaction, as far as the node knows. */
export type Fate = {
  /** In which block, and whether it did what it was to do; null while it is in none. */
  mined: { block: number; blockHash: Hex; success: boolean } | null
  /** Who sent it and as their how-manieth; null where the node does not know it. */
  sent: { from: string; nonce: number } | null
}

/** Which chain a node shows. */
export type Identity = { chainId: number; blockOne: Hex | null; head: Header }

/** A node of the Bitwave chain. What it says is checked for its form, and never taken for true without its block. */
export type Chain = {
  identity: () => Promise<Identity>
  headers: (numbers: readonly number[]) => Promise<(Header | null)[]>
  /**
   * Money that reached the pool in these blocks, or in as many of them as can be read at once: up to `to`. In the order of the
   * chain, with the last of the blocks as whoever tells of the money has it: a node that has not come that far tells of what
   * it has, and not that there is more.
   */
  incoming: (from: number, to: number) => Promise<Told & { to: number }>
  fate: (hash: string) => Promise<Fate>
  /** How many transactions an address has sent, up to and including a block; pending: those that wait for one too. */
  sentBy: (address: string, block: number | 'latest' | 'pending') => Promise<number>
  /** Whether an address has code: what it pays is sent by others. */
  isContract: (address: string) => Promise<boolean>
  /** What the pool holds at a block, base units. */
  balances: (block: number) => Promise<{ BTCW: bigint; BTCWT: bigint }>
  /** Which of these payouts the pool has made, as of a block. */
  paid: (ids: readonly string[], block: number | 'latest') => Promise<boolean[]>
  /** Whether the pool lets an address pay out, as of a block or now. */
  mayPay: (address: string, block: number | 'latest') => Promise<boolean>
}

type Told = { last: Header | null; payments: Incoming[] }
type Where = { rpcUrl: string; pool: Hex; token: Hex }

const named = (block: number | 'latest' | 'pending') =>
  typeof block === 'number' ? numberToHex(block) : block

/** Speaks to the node at `rpcUrl`, many questions in one request. Its calls throw when it cannot be reached. */
export function openChain({ rpcUrl, pool, token }: Where, how: How = {}): Chain {
  const ask = askNode(rpcUrl, how)
  // What is too much for a node is not asked for again as it was.
  const once = askNode(rpcUrl, { ...how, again: 0 })
  const block = blockOf(ask)

  return {
    identity: () => identity(ask, block),
    headers: (numbers) => Promise.all(numbers.map((number) => block(numberToHex(number)))),
    incoming: inReach((from, to) => incoming(from < to ? once : ask, { pool, token, from, to })),
    fate: (hash) => fate(ask, hash),
    sentBy: (address, at) => ask(wire.Int, 'eth_getTransactionCount', address, named(at)),
    isContract: async (address) =>
      (await ask(wire.Code, 'eth_getCode', address, 'latest')) !== '0x',
    balances: (at) => balances(ask, { pool, token, at: numberToHex(at) }),
    paid: (ids, at) => Promise.all(ids.map((id) => paid(ask, { pool, id, at: named(at) }))),
    mayPay: (address, at) => mayPay(ask, { pool, address, at: named(at) }),
  }
}

const blockOf =
  (ask: Ask) =>
  (at: string): Promise<Header | null> =>
    ask(z.nullable(wire.Block), 'eth_getBlockByNumber', at, false)

async function identity(ask: Ask, block: ReturnType<typeof blockOf>) {
  const [chainId, one, head] = await Promise.all([
    ask(wire.Int, 'eth_chainId'),
    block('0x1'),
    block('latest'),
  ])
  if (!head) throw new Error('the node has no newest block')
  return { chainId, blockOne: one?.hash ?? null, head }
}

type Range = Omit<Where, 'rpcUrl'> & { from: number; to: number }

async function incoming(ask: Ask, { from, to, ...contracts }: Range): Promise<Told> {
  const range = { fromBlock: numberToHex(from), toBlock: numberToHex(to) }
  const told = moneyFilters(contracts).map((filter) =>
    ask(wire.Logs, 'eth_getLogs', { ...filter, ...range }),
  )
  // In one request with them, so that one node answers.
  const [last, ...logs] = await Promise.all([blockOf(ask)(range.toBlock), ...told])
  return { last, payments: arrivalsIn(logs.flat(), contracts) }
}

async function fate(ask: Ask, hash: string): Promise<Fate> {
  const [receipt, sent] = await Promise.all([
    ask(z.nullable(wire.Receipt), 'eth_getTransactionReceipt', hash),
    ask(z.nullable(wire.Transaction), 'eth_getTransactionByHash', hash),
  ])
  return { mined: receipt, sent }
}

async function balances(ask: Ask, { pool, token, at }: { pool: Hex; token: Hex; at: Hex }) {
  const data = `0x70a08231${pool.slice(2).toLowerCase().padStart(64, '0')}` // balanceOf(pool)
  const [BTCW, BTCWT] = await Promise.all([
    ask(wire.Big, 'eth_getBalance', pool, at),
    ask(wire.Big, 'eth_call', { to: token, data }, at),
  ])
  return { BTCW, BTCWT }
}

async function paid(ask: Ask, { pool, id, at }: { pool: Hex; id: string; at: string }) {
  const data = encodeFunctionData({ abi: poolAbi, functionName: 'paid', args: [id as Hex] })
  return (await ask(wire.Big, 'eth_call', { to: pool, data }, at)) === 1n
}

const PAYER_ROLE = keccak256(toHex('PAYER_ROLE'))

async function mayPay(ask: Ask, { pool, address, at }: { pool: Hex; address: string; at: string }) {
  const args = [PAYER_ROLE, address as Hex] as const
  const data = encodeFunctionData({ abi: poolAbi, functionName: 'hasRole', args })
  return (await ask(wire.Big, 'eth_call', { to: pool, data }, at)) === 1n
}
