import { setTimeout as wait } from 'node:timers/promises'
import { encodeFunctionData, type Hex } from 'viem'
import { tokenAbi } from '#shared/chain.ts'
import { hex, rpc } from './rpc.ts'

/** The first of the node's own, publicly known accounts. It holds no role: it only gives coins away. */
export const faucet = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

type Receipt = { status: Hex; blockNumber: Hex; contractAddress: Hex | null }

/** Sends from one of the node's own accounts and waits for the block. Throws where it fails. */
export async function send(
  url: string,
  transaction: { from?: string; to?: string; value?: bigint; data?: Hex },
): Promise<{ hash: Hex; receipt: Receipt }> {
  const { value = 0n, ...rest } = transaction
  const asked = { from: faucet, ...rest, value: hex(value) }
  const hash = await inTurn(() => rpc<Hex>(url, 'eth_sendTransaction', asked))
  const receipt = await receiptOf(url, hash)
  if (receipt.status !== '0x1') throw new Error(`Transaction ${hash} failed`)
  return { hash, receipt }
}

let last: Promise<unknown> = Promise.resolve()

/** One after another: the node gives two that ask at the same time the same nonce. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work, work)
  last = mine.catch(() => {})
  return mine
}

/** Gives BTCW, or the token where one is named, in base units. Returns the hash of the payment. */
export async function give(
  url: string,
  to: string,
  gift: bigint | { token: string; amount: bigint },
): Promise<Hex> {
  if (typeof gift === 'bigint') return (await send(url, { to, value: gift })).hash
  const args = [to as Hex, gift.amount] as const
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args })
  return (await send(url, { to: gift.token, data })).hash
}

/** Mines `blocks` empty blocks, or one that holds what waits. */
export async function mine(url: string, blocks = 1): Promise<void> {
  if (blocks > 0) await rpc(url, 'anvil_mine', hex(blocks))
}

/** Whether a transaction is mined as it comes. */
export async function setAutomine(url: string, on: boolean): Promise<void> {
  await rpc(url, 'evm_setAutomine', on)
}

/** Moves the chain's clock forward, and mines a block so that it shows. */
export async function increaseTime(url: string, seconds: number): Promise<void> {
  await rpc(url, 'evm_increaseTime', seconds)
  await mine(url)
}

/**
 * Takes the last `depth` blocks back and mines as many others. `transactions` are signed ones with the index of
 * the new block that they go into; what was in the old blocks is forgotten.
 */
export async function reorg(
  url: string,
  depth: number,
  transactions: [signed: Hex, block: number][] = [],
): Promise<void> {
  await mined(url)
  await rpc(url, 'anvil_reorg', depth, transactions)
}

/**
 * Waits until the node has mined what it was sent, where it mines what comes: it answers before it mines, and blocks that
 * are taken back meanwhile leave gaps in the chain. Throws after 30 s.
 */
async function mined(url: string): Promise<void> {
  if (!(await rpc<boolean>(url, 'anvil_getAutomine'))) return
  for (let asked = 0; asked < 600; asked += 1) {
    const { pending } = await rpc<{ pending: Hex }>(url, 'txpool_status')
    if (BigInt(pending) === 0n) return
    await wait(50)
  }
  throw new Error('What the node was sent was not mined within 30 s')
}

/** The newest block; its time in seconds. */
export type Head = { number: number; hash: Hex; time: number }

/** The newest block of the chain at `url`. */
export async function headOf(url: string): Promise<Head> {
  const block = await rpc<{ number: Hex; hash: Hex; timestamp: Hex }>(
    url,
    'eth_getBlockByNumber',
    'latest',
    false,
  )
  return { number: Number(block.number), hash: block.hash, time: Number(block.timestamp) }
}

async function receiptOf(url: string, hash: Hex): Promise<Receipt> {
  for (let asked = 0; asked < 600; asked += 1) {
    const receipt = await rpc<Receipt | null>(url, 'eth_getTransactionReceipt', hash)
    if (receipt) return receipt
    await wait(50)
  }
  throw new Error(`Transaction ${hash} was not mined within 30 s`)
}
