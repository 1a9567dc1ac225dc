import type { Handler } from '#server/calls/Handler.ts'
import { shownMember } from '#server/calls/shownMembers.ts'
import { appointMember } from '#server/community/appointMember.ts'

export const mining: Handler<'member/mining'> = async ({ tx, member, body, now, locale }) => {
  const { memberId, ...ratios } = body
  await appointMember(tx, { by: member.id, member: memberId, role: 'site', ...ratios, now, locale })
  return shownMember(tx, memberId, now)
}
