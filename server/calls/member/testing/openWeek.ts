import { foldChanges } from '#server/pool/foldChanges.ts'
import { openAt } from '#server/testing/openAt.ts'
import type { Books, Member } from '#server/testing/openBooks.ts'
import { ONE } from '#shared/money.ts'

/** Books in a week that has just begun, or at another moment. */
export const openWeek = (now = '2026-11-16T00:00:00.000Z') => openAt(now)

/** Pledges so many BTCWT from the balance: a success at once. Answers the order. */
export async function pledge(member: Member, amount: string): Promise<string> {
  await member.has('BTCWT', BigInt(amount) * ONE)
  const said = await member.call('product/pledge', { coin: 'BTCWT', amount, planId: 'd30' })
  if (said.code !== 200) throw new Error(said.message)
  return said.result.id
}

/** The ranking as a member is shown it once all is folded, each as id and T. */
export const rankedBy = async (books: Books, member: Member, body: object = {}) => {
  await foldChanges(books)
  const { result } = await member.call('member/fengyunList', body)
  return { ...result, list: result.list.map(({ memberId, weekT }) => [memberId, weekT]) }
}
