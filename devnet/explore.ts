import { type Address, type Hex, hexToBytes, type Log, parseEventLogs } from 'viem'
import { poolAbi, tokenAbi } from '#shared/chain.ts'
import { formatAmount } from '#shared/money.ts'
import { headOf } from './control.ts'
import { hex, rpc } from './rpc.ts'

type Chain = { rpcUrl: string; pool: Address; token: Address }

type Transaction = {
  hash: Hex
  from: Address
  to: Address | null
  value: Hex
  input: Hex
  blockNumber: Hex | null
}
type Receipt = {
  status: Hex
  blockNumber: Hex
  gasUsed: Hex
  effectiveGasPrice: Hex
  logs: Log[]
}

/** Blocks that an address's page looks back. */
const LOOK_BACK = 200

const row = ({ hash, from, to, value, blockNumber }: Transaction) => ({
  hash,
  from,
  to,
  value: formatAmount(BigInt(value)),
  block: blockNumber === null ? null : Number(blockNumber),
})

/** What the explorer says of a transaction; `unknown` where the chain has none of that hash. */
export async function transactionPage(chain: Chain, hash: Hex) {
  const [transaction, receipt, head] = await Promise.all([
    rpc<Transaction | null>(chain.rpcUrl, 'eth_getTransactionByHash', hash),
    rpc<Receipt | null>(chain.rpcUrl, 'eth_getTransactionReceipt', hash),
    headOf(chain.rpcUrl),
  ])
  if (!transaction) return { hash, status: 'unknown' }
  if (!receipt) return { ...row(transaction), status: 'pending' }
  return {
    ...row(transaction),
    text: textOf(transaction.input),
    status: receipt.status === '0x1' ? 'success' : 'failed',
    confirmations: head.number - Number(receipt.blockNumber) + 1,
    fee: formatAmount(BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice)),
    events: eventsOf(chain, receipt.logs),
  }
}

/** What was sent along, where it is printable text as a proof's root is; a call of a contract is not. */
function textOf(input: Hex): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(hexToBytes(input))
    return /^[^\p{C}]+$/u.test(text) ? text : undefined
  } catch {
    return undefined
  }
}

/** What the explorer says of an address: its coins, and its transactions in the last 200 blocks. */
export async function addressPage({ rpcUrl, token }: Chain, address: Address) {
  const head = await headOf(rpcUrl)
  const [balance, code, tokens, transactions] = await Promise.all([
    rpc<Hex>(rpcUrl, 'eth_getBalance', address, 'latest'),
    rpc<Hex>(rpcUrl, 'eth_getCode', address, 'latest'),
    tokensOf(rpcUrl, token, address),
    transactionsOf(rpcUrl, address, head.number),
  ])
  return {
    address,
    contract: code !== '0x',
    BTCW: formatAmount(BigInt(balance)),
    BTCWT: formatAmount(tokens),
    transactions,
  }
}

/** The tokens of an address, base units. */
export async function tokensOf(rpcUrl: string, token: Address, owner: Address): Promise<bigint> {
  // balanceOf(address)
  const data = `0x70a08231${owner.slice(2).toLowerCase().padStart(64, '0')}`
  return BigInt(await rpc<Hex>(rpcUrl, 'eth_call', { to: token, data }, 'latest'))
}

async function transactionsOf(rpcUrl: string, address: Address, head: number) {
  const numbers = Array.from({ length: Math.min(head, LOOK_BACK) }, (_, back) => head - back)
  const blocks = await Promise.all(
    numbers.map((number) =>
      rpc<{ transactions: Transaction[] }>(rpcUrl, 'eth_getBlockByNumber', hex(number), true),
    ),
  )
  const wanted = address.toLowerCase()
  return blocks
    .flatMap(({ transactions }) => transactions)
    .filter(({ from, to }) => [from, to].some((party) => party?.toLowerCase() === wanted))
    .map(row)
}

/** The events of the pool and the token, in words; what other contracts say is left out. */
function eventsOf({ pool, token }: Chain, logs: Log[]) {
  const ours = logs.filter(({ address }) =>
    [pool, token].some((known) => known.toLowerCase() === address.toLowerCase()),
  )
  return parseEventLogs({ abi: [...poolAbi, ...tokenAbi], logs: ours }).map(
    ({ address, eventName, args }) => ({
      contract: address.toLowerCase() === token.toLowerCase() ? 'BTCWT' : 'Pool',
      name: eventName,
      args: Object.entries(args).map(([name, value]) => ({
        name,
        value: typeof value === 'bigint' ? formatAmount(value) : String(value),
      })),
    }),
  )
}
