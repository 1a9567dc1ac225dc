import type { Handler } from '#server/calls/Handler.ts'
import { shownMember } from '#server/calls/shownMembers.ts'
import { changeMember } from '#server/community/appointMember.ts'

export const modifyMiners: Handler<'member/modifyMiners'> = async ({
  tx,
  member,
  body,
  now,
  locale,
}) => {
  const { memberId, ...ratios } = body
  await changeMember(tx, { by: member.id, member: memberId, role: 'agent', ...ratios, now, locale })
  return shownMember(tx, memberId, now)
}
