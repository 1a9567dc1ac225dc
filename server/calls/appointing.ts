import type { changeMember } from '#server/community/appointMember.ts'
import type { Role } from '#server/community/Found.ts'
import { limitAppointing } from '#server/community/limitAppointing.ts'
import { holdSession } from '#server/members/holdSession.ts'
import type { Free } from './Handler.ts'
import { shownMember } from './shownMembers.ts'

type Appointing = 'member/miners' | 'member/mining' | 'member/modifyMiners' | 'member/modifyMining'

/** Answers a call that appoints to a role, or changes who is: with the member as it is then. A try that is refused is counted too. */
export const appointing = (act: typeof changeMember, role: Role): Free<Appointing> => ({
  free: async ({ member, body, now, locale, world: { db, clock } }) => {
    await db.inTx((tx) => limitAppointing(tx, { member: member.id, now }))
    const { memberId, ...ratios } = body
    return db.inTx(async (tx) => {
      await holdSession(tx, member, clock.now)
      await act(tx, { by: member.id, member: memberId, role, ...ratios, now, locale })
      return shownMember(tx, memberId, now)
    })
  },
})
