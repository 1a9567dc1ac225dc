import { onTestFinished } from 'vitest'
import { openPool } from '#contracts/testing/openPool.ts'
import { headOf, mine } from '#devnet/control.ts'
import type { Follower, Report } from '#server/chain/Following.ts'
import { look } from '#server/chain/look.ts'
import { openChain } from '#server/chain/openChain.ts'
import { type Account, treasury } from '#server/ledger/accounts.ts'
import { balanceOf, balancesOf } from '#server/ledger/balances.ts'
import type { Coin } from '#shared/api/coin.ts'
import { openBooks } from './openBooks.ts'

/**
 * The service's books beside a real chain with the pool on it, both of the test's own and gone when it ends. Nothing
 * happens by itself: `look` is one look at the chain.
 */
export async function openFarm({ confirmations = 3 } = {}) {
  const chain = await openPool()
  onTestFinished(() => chain.stop())
  const { address: pool } = chain.pool
  const { address: token } = chain.token
  const rpc = { rpcUrl: chain.url, publicRpcUrl: chain.url }
  const books = await openBooks({ ...rpc, pool, token, confirmations })
  onTestFinished(() => books.close())

  const reports: Report[] = []
  const follower: Follower = {
    ...books.world,
    chain: openChain(books.world.config),
    report: (line) => reports.push(line),
  }
  /** A member whose account is a wallet with 100 of each coin. */
  const join = async ({ proved = true } = {}) => {
    const wallet = await chain.newcomer()
    const member = await books.join({ address: wallet.account.address, proved })
    const pay = (amount: bigint, to = pool) => wallet.sendTransaction({ to, value: amount })
    const payToken = (amount: bigint) =>
      wallet.writeContract({ ...chain.token, functionName: 'transfer', args: [pool, amount] })
    const open = async (amount: string, coin = 'BTCW') => {
      const said = await member.call('product/bTCWPledgeBefter', { coin, amount, planId: PLAN })
      if (said.code !== 200) throw new Error(said.message)
      return said.result.order.id as string
    }
    const order = async (id: string) => (await member.call('product/order', { id })).result.list[0]
    const balances = () => books.db.inTx((tx) => balancesOf(tx, member.id))
    return { ...member, wallet, pay, payToken, open, order, balances }
  }
  return {
    ...books,
    chain,
    follower,
    reports,
    join,
    /** A member whose account is this address. */
    joinAt: books.join,
    look: () => look(follower),
    /** What an account of the house holds. */
    house: (account: Account, coin: Coin = 'BTCW') =>
      books.db.inTx((tx) => balanceOf(tx, account, coin)),
    /** What the pool holds on the chain beyond what the books say that it holds. */
    surplus: async (coin: Coin = 'BTCW') => {
      const held = await follower.chain.balances((await headOf(chain.url)).number)
      return held[coin] + (await books.db.inTx((tx) => balanceOf(tx, treasury, coin)))
    },
    /** Mines blocks on top and looks. */
    settle: async (blocks = confirmations) => {
      await mine(chain.url, blocks)
      return look(follower)
    },
  }
}

export type Farm = Awaited<ReturnType<typeof openFarm>>

/** A term that the parameters offer by default. */
export const PLAN = 'd30'
