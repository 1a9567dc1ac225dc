import type { Handler } from '#server/calls/Handler.ts'
import { shownMembers } from '#server/calls/shownMembers.ts'
import { findInTeam } from '#server/community/findInTeam.ts'

export const minersList: Handler<'member/minersList'> = async ({ tx, member, body, now }) => {
  const { ids, next } = await findInTeam(tx, { leader: member.id, role: 'agent', ...body })
  return { list: await shownMembers(tx, ids, now), next }
}
