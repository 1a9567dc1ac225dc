import { getAddress } from 'viem'
import { balancesOf } from '#server/ledger/balances.ts'
import { defaults } from '#server/parameters/defaults.ts'
import { setParameter } from '#server/parameters/setParameter.ts'
import { COIN, type Member, openBooks } from '#server/testing/openBooks.ts'

export const CASH = 'asset/cash'
/** What is in force until an operator sets something else: at least 1 BTCW or 10 BTCWT, and half a BTCW for it. */
export const FEE = COIN / 2n
export const RECEIVER = getAddress('0x8ba1f109551bd432803012645ac136ddd64dba72')
/** A withdrawal that nothing is wrong with. */
export const asked = { coin: 'BTCW', amount: '10', address: RECEIVER }

type CoinTerms = (typeof defaults.coinSet)[number]

/** Books with members in them who ask for withdrawals. */
export async function openAsking() {
  const books = await openBooks()
  const { db, clock } = books
  return {
    ...books,
    /** A member who has this much. */
    memberWith: async (coins: { BTCW?: bigint; BTCWT?: bigint }): Promise<Member> => {
      const ann = await books.join()
      if (coins.BTCW) await ann.has('BTCW', coins.BTCW)
      if (coins.BTCWT) await ann.has('BTCWT', coins.BTCWT)
      return ann
    },
    /** Of each coin what can be spent and what is held for withdrawals, base units. */
    has: async (member: Member) => {
      const { BTCW, BTCWT } = await db.inTx((tx) => balancesOf(tx, member.id))
      return {
        BTCW: [BTCW.available, BTCW.withdrawing],
        BTCWT: [BTCWT.available, BTCWT.withdrawing],
      }
    },
    /** Sets how each coin may be withdrawn from now on. */
    inForce: async (terms: (coin: CoinTerms) => CoinTerms['withdraw']) => {
      const value = defaults.coinSet.map((coin) => ({ ...coin, withdraw: terms(coin) }))
      const now = clock.now()
      const version = { value, effectiveAt: now, actor: 'test', reason: 'test', now }
      await db.inTx((tx) => setParameter(tx, { name: 'coinSet', ...version }))
    },
  }
}

export type Asking = Awaited<ReturnType<typeof openAsking>>
