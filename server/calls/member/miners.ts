import type { Handler } from '#server/calls/Handler.ts'
import { shownMember } from '#server/calls/shownMembers.ts'
import { appointMember } from '#server/community/appointMember.ts'

export const miners: Handler<'member/miners'> = async ({ tx, member, body, now, locale }) => {
  const { memberId, ...ratios } = body
  await appointMember(tx, {
    by: member.id,
    member: memberId,
    role: 'agent',
    ...ratios,
    now,
    locale,
  })
  return shownMember(tx, memberId, now)
}
