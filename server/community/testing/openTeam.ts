import { appoint } from '#server/members/appoint.ts'
import { type Member, openBooks } from '#server/testing/openBooks.ts'

/** A member and the ratios that it is to have, as they are asked for. */
export const to = (member: { id: string }, rewardRatio: string, subsidyRatio: string) => ({
  memberId: member.id,
  rewardRatio,
  subsidyRatio,
})

/** Books with teams in them, whose members appoint each other. */
export async function openTeam() {
  const books = await openBooks()
  /** What an operator makes of a member. */
  const stand = (member: Member, rewardRatio: bigint, subsidyRatio: bigint) =>
    books.db.inTx((tx) =>
      appoint(tx, member.id, {
        to: { agent: true, site: true, rewardRatio, subsidyRatio },
        now: books.clock.now(),
      }),
    )
  return {
    ...books,
    stand,
    /** A leader at 30 % and 20 %, two members one below the other, and somebody of another team. */
    team: async () => {
      const leader = await books.join({ nickname: 'Leader' })
      const below = await books.join({ inviter: leader.id })
      const deep = await books.join({ inviter: below.id })
      const stranger = await books.join()
      await stand(leader, 3_000n, 2_000n)
      return { leader, below, deep, stranger }
    },
  }
}

export type Team = Awaited<ReturnType<typeof openTeam>>
