import type { Handler } from '#server/calls/Handler.ts'
import { shownMembers } from '#server/calls/shownMembers.ts'
import { findInTeam } from '#server/community/findInTeam.ts'
import { limitSearches } from '#server/community/limitSearches.ts'

export const miningList: Handler<'member/miningList'> = {
  free: async ({ member, body, now, world }) => {
    await limitSearches(world, { member: member.id, now })
    return world.db.inTx(async (tx) => {
      const { ids, next } = await findInTeam(tx, { leader: member.id, role: 'site', ...body })
      return { list: await shownMembers(tx, ids, now), next }
    })
  },
}
