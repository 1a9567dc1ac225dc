import { balancesOf } from '#server/ledger/balances.ts'
import type { Books, Member } from './openBooks.ts'

/** What a member can spend, base units. */
export const availableIn = async ({ db }: Books, member: Member) => {
  const { BTCW, BTCWT } = await db.inTx((tx) => balancesOf(tx, member.id))
  return { BTCW: BTCW.available, BTCWT: BTCWT.available }
}

/** Two members, one with so many base units of BTCW, and 10 BTCW asked to go from that one to the other. */
export const pairIn = async (books: Books, amount: bigint) => {
  const [ann, bob] = await Promise.all([books.join(), books.join()])
  await ann.has('BTCW', amount)
  return { ann, bob, asked: { payeeId: bob.id, coin: 'BTCW', amount: '10' } }
}
