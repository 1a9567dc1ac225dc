import type { Hex } from 'viem'
import { onTestFinished } from 'vitest'
import { type Client, openPool } from '#contracts/testing/openPool.ts'
import { headOf, mine } from '#devnet/control.ts'
import type { Follower, Report } from '#server/chain/Following.ts'
import { look } from '#server/chain/look.ts'
import { openChain } from '#server/chain/openChain.ts'
import type { Stepped } from '#server/chain/step.ts'
import { type Account, treasury } from '#server/ledger/accounts.ts'
import { type Balance, balanceOf, balancesOf } from '#server/ledger/balances.ts'
import type { Coin } from '#shared/api/coin.ts'
import { type Books, type Member, openBooks, type Said } from './openBooks.ts'

type Pool = Awaited<ReturnType<typeof openPool>>

/** A member whose account is a wallet with 100 of each coin. */
type WalletMember = Member & {
  wallet: Client
  /** Sends BTCW plainly, to the pool where nobody else is named, and waits for the block. Answers the hash. */
  pay: (amount: bigint, to?: Hex) => Promise<Hex>
  /** Sends BTCWT to the pool, and waits for the block. */
  payToken: (amount: bigint) => Promise<Hex>
  /** Opens a wallet pledge for 30 days. Answers the order's id. */
  open: (amount: string, coin?: Coin) => Promise<string>
  /** The order as the member is shown it. */
  order: (id: string) => Promise<Said<'product/pledge'>['result'] | undefined>
  balances: () => Promise<Record<Coin, Balance>>
}

export type Farm = Omit<Books, 'join'> & {
  chain: Pool
  follower: Follower
  reports: Report[]
  join: (settings?: { proved?: boolean }) => Promise<WalletMember>
  /** A member whose account is this address. */
  joinAt: Books['join']
  /** One look at the chain. */
  look: () => Promise<Stepped>
  /** Mines blocks on top and looks. */
  settle: (blocks?: number) => Promise<Stepped>
  /** What an account of the house holds. */
  house: (account: Account, coin?: Coin) => Promise<bigint>
  /** What the pool holds on the chain beyond what the books say that it holds. */
  surplus: (coin?: Coin) => Promise<bigint>
}

/**
 * The service's books beside a real chain with the pool on it, both of the test's own and gone when it ends. Nothing
 * happens by itself.
 */
export async function openFarm({ confirmations = 3 } = {}): Promise<Farm> {
  const chain = await openPool()
  onTestFinished(() => chain.stop())
  const { address: pool } = chain.pool
  const { address: token } = chain.token
  const rpc = { rpcUrl: chain.url, publicRpcUrl: chain.url }
  const { payerKey, anchorKey } = chain
  const books = await openBooks({ ...rpc, pool, token, confirmations, payerKey, anchorKey })
  onTestFinished(() => books.close())

  const reports: Report[] = []
  const follower: Follower = {
    ...books.world,
    chain: openChain(books.world.config),
    report: (line) => reports.push(line),
  }
  const house = (account: Account, coin: Coin = 'BTCW') =>
    books.db.inTx((tx) => balanceOf(tx, account, coin))
  return {
    ...books,
    chain,
    follower,
    reports,
    join: (settings) => joinWithWallet(books, chain, settings),
    joinAt: books.join,
    look: () => look(follower),
    settle: async (blocks = confirmations) => {
      await mine(chain.url, blocks)
      return look(follower)
    },
    house,
    surplus: async (coin = 'BTCW') => {
      const held = await follower.chain.balances((await headOf(chain.url)).number)
      return held[coin] + (await house(treasury, coin))
    },
  }
}

async function joinWithWallet(
  books: Books,
  chain: Pool,
  { proved = true }: { proved?: boolean } = {},
): Promise<WalletMember> {
  const wallet = await chain.newcomer()
  const member = await books.join({ address: wallet.account.address, proved })
  const { pool, token } = chain
  // The node answers before it mines.
  const mined = async (hash: Hex) =>
    (await wallet.waitForTransactionReceipt({ hash })).transactionHash
  return {
    ...member,
    wallet,
    pay: async (value, to = pool.address) => mined(await wallet.sendTransaction({ to, value })),
    payToken: async (amount) => {
      const args = [pool.address, amount] as const
      return mined(await wallet.writeContract({ ...token, functionName: 'transfer', args }))
    },
    open: async (amount, coin = 'BTCW') => {
      const asked = { coin, amount, planId: 'd30' }
      const said = await member.call('product/bTCWPledgeBefter', asked)
      if (said.code !== 200) throw new Error(said.message)
      return said.result.order.id
    },
    order: async (id) => (await member.call('product/order', { id })).result.list[0],
    balances: () => books.db.inTx((tx) => balancesOf(tx, member.id)),
  }
}
