import { COIN, type Member } from '#server/testing/openBooks.ts'
import { asked, CASH, openAsking } from './openAsking.ts'

export const CANCEL = 'asset/cashCancel'
const RICH = 1_000n * COIN
/** What members have of both coins, spendable and held, when all of it is theirs again. */
export const ALL = [RICH, 0n, RICH, 0n]

/** Books with members in them whose withdrawals are undone. */
export async function openCancelling() {
  const books = await openAsking()
  return {
    ...books,
    /** A member with 1,000 of each coin, all of which is theirs again when a withdrawal is undone. */
    rich: () => books.memberWith({ BTCW: RICH, BTCWT: RICH }),
    /** Asks for a withdrawal and answers its id: 10 are approved by the service, 500 wait for an operator. */
    asking: async (member: Member, amount = '10', coin = 'BTCW') =>
      (await member.call(CASH, { ...asked, coin, amount })).result.id,
    available: async (member: Member) => {
      const { BTCW, BTCWT } = await books.has(member)
      return [...BTCW, ...BTCWT]
    },
  }
}

export type Cancelling = Awaited<ReturnType<typeof openCancelling>>
