import { appoint } from '#server/members/appoint.ts'
import { openAt } from '#server/testing/openAt.ts'
import type { Books, Member } from '#server/testing/openBooks.ts'
import { ONE, seedOrders, seedRevenue } from '#server/testing/seed.ts'

/** An agent with one below who pledged, on the day before the first that is distributed. */
export async function openRatios() {
  const books = await openAt('2026-11-20T12:00:00.000Z')
  const top = await books.join({ nickname: 'Top' })
  const agent = await books.join({ inviter: top.id, nickname: 'Agent' })
  const pledger = await books.join({ inviter: agent.id })
  await stand(books, top, 9_000n)
  const { code, message } = await top.call('member/miners', to(agent, '0.2'))
  if (code !== 200) throw new Error(message)
  const orders = [1, 2, 3].map(() => ({ member: Number(pledger.id), amount: ONE }))
  await books.db.inTx((tx) => seedOrders(tx, orders))
  await books.db.inTx((tx) => seedRevenue(tx, 300n * ONE, '2026-11-20T12:00:00Z'))
  return { ...books, top, agent, pledger }
}

/** What an operator makes of a member. */
export const stand = ({ db, world }: Books, member: Member, rewardRatio: bigint) =>
  db.inTx((tx) =>
    appoint(tx, member.id, { to: { agent: true, rewardRatio }, now: world.clock.now() }),
  )

export const to = (member: Member, rewardRatio: string) => ({
  memberId: member.id,
  rewardRatio,
  subsidyRatio: '0',
})

/** The changes that a member is shown. */
export const changesOf = async (member: Member, body: object = {}) =>
  (await member.call('member/ratioChanges', body)).result.list
