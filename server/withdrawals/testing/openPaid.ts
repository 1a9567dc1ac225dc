import { randomBytes } from 'node:crypto'
import { getAddress } from 'viem'
import { COIN, type Member } from '#server/testing/openBooks.ts'
import { CASH, openAsking } from './openAsking.ts'

/** An address that nobody has used. */
export const anyAddress = () => getAddress(`0x${randomBytes(20).toString('hex')}`)

/** Books with members in them whose withdrawals are as the chain would leave them, without one. */
export async function openPaid() {
  const books = await openAsking()
  return {
    ...books,
    /** A member with 1,000 of each coin. */
    rich: () => books.memberWith({ BTCW: 1_000n * COIN, BTCWT: 1_000n * COIN }),
    /** Asks for a withdrawal and answers its id. */
    ask: async (member: Member, amount: string, coin = 'BTCW', address: string = anyAddress()) =>
      (await member.call(CASH, { coin, amount, address })).result.id,
    /** As it is once the chain has it. */
    paid: (id: string, at: string) =>
      books.db.inTx(
        (tx) => tx`
          update withdrawal set state = 'paid', done_at = ${at}, hash = ${`0x${'5'.repeat(64)}`} where id = ${id}`,
      ),
  }
}

export type Paid = Awaited<ReturnType<typeof openPaid>>
