import { setTimeout as wait } from 'node:timers/promises'
import {
  BaseError,
  createPublicClient,
  createWalletClient,
  defineChain,
  type Hex,
  http,
  keccak256,
  type PrivateKeyAccount,
  parseEther,
  toHex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Purpose } from '#server/pool/registerFunding.ts'
import type { Coin } from '#shared/api/coin.ts'
import { bitwave, tokenAbi } from '#shared/chain.ts'
import { formatAmount } from '#shared/money.ts'
import { atDesk } from './atDesk.ts'
import { Complaint } from './Complaint.ts'
import { log } from './log.ts'
import type { Desk, Devnet } from './openDesk.ts'

type Funding = { purpose: Purpose; amount: bigint; coin: Coin }

/** For the fees of the payment itself. */
const GAS = parseEther('1')
/** How long a payment may take to be booked, milliseconds: the devnet mines a block a second. */
const PATIENCE = 120_000

/** Pays on the local chain from the operator's coins, and waits until the payment is in the books. */
export async function fundHere(desk: Desk, devnet: Devnet, funding: Funding): Promise<void> {
  const { purpose, amount, coin } = funding
  const payer = payerFor(devnet, purpose)
  const asked = { address: payer.address, purpose, reason: `the devnet's ${purpose}` }
  await atDesk(desk, 'operator/addFunding', asked)
  const hash = await pay(devnet, payer, funding).catch((error: unknown) => {
    if (!(error instanceof BaseError)) throw error
    throw new Complaint(
      `The devnet at ${devnet.rpcUrl} did not take the payment: ${error.shortMessage} Is the farm running? npm start`,
    )
  })
  await desk.db.inTx((tx) => {
    const after = { coin, amount, hash }
    return log(tx, desk, { act: `fund ${purpose}`, subject: payer.address, after })
  })
  desk.say(`paid ${formatAmount(amount)} ${coin} from ${payer.address}: ${hash}`)
  await waitForBooking(desk, hash, purpose)
}

/**
 * An account for each purpose: what an address pays is all revenue, or all activity budget, and the operator's own is
 * the founder's wallet.
 */
const payerFor = ({ operatorKey }: Devnet, purpose: Purpose): PrivateKeyAccount =>
  privateKeyToAccount(keccak256(`${operatorKey}${toHex(purpose).slice(2)}`))

/** The operator hands over the coins, the payer pays the pool. */
async function pay(
  { rpcUrl, poolAddress, tokenAddress, operatorKey }: Devnet,
  payer: PrivateKeyAccount,
  { amount, coin }: Funding,
): Promise<Hex> {
  const { send, transfer } = walletsOf(rpcUrl, tokenAddress)
  const operator = privateKeyToAccount(operatorKey)
  if (coin === 'BTCW') {
    await send(operator, payer.address, amount + GAS)
    return send(payer, poolAddress, amount)
  }
  await send(operator, payer.address, GAS)
  await transfer(operator, payer.address, amount)
  return transfer(payer, poolAddress, amount)
}

function walletsOf(rpcUrl: string, token: Hex) {
  const chain = defineChain({
    id: bitwave.id,
    name: bitwave.name,
    nativeCurrency: bitwave.coin,
    rpcUrls: { default: { http: [rpcUrl] } },
  })
  const transport = http(rpcUrl)
  const reader = createPublicClient({ chain, transport, pollingInterval: 200 })
  const mined = async (hash: Hex) => {
    const { status } = await reader.waitForTransactionReceipt({ hash, timeout: 30_000 })
    if (status !== 'success') throw new Complaint(`The transaction ${hash} failed on the chain.`)
    return hash
  }
  const walletOf = (account: PrivateKeyAccount) => createWalletClient({ account, chain, transport })
  return {
    send: async (from: PrivateKeyAccount, to: Hex, value: bigint) =>
      mined(await walletOf(from).sendTransaction({ to, value })),
    transfer: async (from: PrivateKeyAccount, to: Hex, amount: bigint) =>
      mined(
        await walletOf(from).writeContract({
          address: token,
          abi: tokenAbi,
          functionName: 'transfer',
          args: [to, amount],
        }),
      ),
  }
}

type Seen = {
  id: string
  state: string
  blocks: number | null
  journal: string | null
  balance: bigint
}

/** The service books it, not we: it follows the chain. */
async function waitForBooking(desk: Desk, hash: Hex, purpose: Purpose): Promise<void> {
  const until = performance.now() + PATIENCE
  let told = ''
  while (performance.now() < until) {
    const seen = await look(desk, hash, purpose)
    if (seen?.state === 'credited') {
      desk.say(`booked: arrival ${seen.id}, journal ${seen.journal}`)
      return desk.say(`${BUDGETS[purpose]} now ${formatAmount(seen.balance)}`)
    }
    const progress = progressOf(seen)
    if (progress !== told) desk.say(progress)
    told = progress
    await wait(500)
  }
  throw new Complaint(
    `Paid (${hash}), but not booked yet. The service books it once it runs and the payment is confirmed; do not pay again.`,
  )
}

const BUDGETS: Record<Purpose, string> = { revenue: 'reward pool', activity: 'activity budget' }

const progressOf = (seen: Seen | undefined): string =>
  seen ? `confirming: blocks deep: ${seen.blocks ?? 0}` : 'waiting for the service to see it'

async function look({ db }: Desk, hash: Hex, purpose: Purpose): Promise<Seen | undefined> {
  const code = purpose === 'revenue' ? 'reward_pool' : 'activity'
  const [seen] = await db.inTx(
    (tx) => tx<Seen>`
      select v.id, v.state, (c.head - v.block_number)::int as blocks, v.journal_id as journal,
        coalesce(a.balance, 0) as balance
      from arrival v left join chain_state c on true
      left join account a on a.owner_id = 0 and a.code = ${code} and a.coin = v.coin
      where v.tx_hash = ${hash}`,
  )
  return seen
}
