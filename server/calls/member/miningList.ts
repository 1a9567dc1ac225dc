import type { Handler } from '#server/calls/Handler.ts'
import { shownMembers } from '#server/calls/shownMembers.ts'
import { findInTeam } from '#server/community/findInTeam.ts'

export const miningList: Handler<'member/miningList'> = async ({ tx, member, body, now }) => {
  const { ids, next } = await findInTeam(tx, { leader: member.id, role: 'site', ...body })
  return { list: await shownMembers(tx, ids, now), next }
}
