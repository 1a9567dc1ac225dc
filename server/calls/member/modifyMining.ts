import type { Handler } from '#server/calls/Handler.ts'
import { shownMember } from '#server/calls/shownMembers.ts'
import { changeMember } from '#server/community/appointMember.ts'

export const modifyMining: Handler<'member/modifyMining'> = async ({
  tx,
  member,
  body,
  now,
  locale,
}) => {
  const { memberId, ...ratios } = body
  await changeMember(tx, { by: member.id, member: memberId, role: 'site', ...ratios, now, locale })
  return shownMember(tx, memberId, now)
}
