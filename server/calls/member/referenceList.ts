import type { Handler } from '#server/calls/Handler.ts'
import { shownMembers } from '#server/calls/shownMembers.ts'
import { findDirect } from '#server/community/findDirect.ts'
import { findInTeam } from '#server/community/findInTeam.ts'
import { limitSearches } from '#server/community/limitSearches.ts'
import { refuseStranger } from '#server/community/refuseStranger.ts'
import { summaryOf } from '#server/community/summaryOf.ts'

/** Who was invited, newest first, by the asker or by a member of the own team; with keywords, who fits them at any depth. */
export const referenceList: Handler<'member/referenceList'> = {
  free: async ({ member, body, now, locale, world }) => {
    const { memberId: leader = member.id, keywords = '', ...page } = body
    const searches = keywords.trim() !== ''
    if (searches) await limitSearches(world, { member: member.id, now })
    return world.db.inTx(async (tx) => {
      if (leader !== member.id)
        await refuseStranger(tx, { leader: member.id, member: leader, locale })
      const { ids, next } = searches
        ? await findInTeam(tx, { leader, keywords, ...page })
        : await findDirect(tx, leader, page)
      return {
        list: await shownMembers(tx, ids, now),
        next,
        summary: await summaryOf(tx, leader, now),
      }
    })
  },
}
