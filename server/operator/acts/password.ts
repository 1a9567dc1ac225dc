import type { Act } from '#server/operator/Act.ts'
import { atDesk } from '#server/operator/atDesk.ts'
import { memberIn } from '#server/operator/given.ts'
import { memberText } from '#server/operator/memberText.ts'
import { counted } from '#server/operator/table.ts'

export const memberPassword: Act = {
  name: 'member password',
  takes: '<member> <reason> …',
  about: 'takes the password away and ends all sign-ins; the member sets another one by mail',
  example: 'member password ann@example.com "it was seen in a leak"',
  run: async (desk, { words: [who = '', ...why] }) => {
    const member = await desk.db.inTx((tx) => memberIn(tx, who))
    const asked = { memberId: member.id, reason: why.join(' ') }
    const { ended } = await atDesk(desk, 'operator/endPassword', asked)
    desk.say(`${memberText(member)} has no password any more; ${counted(ended, 'sign-in')} ended`)
  },
}

export const memberSessions: Act = {
  name: 'member sessions',
  takes: '<member> <reason> …',
  about: 'ends all sign-ins of a member',
  example: 'member sessions 100007 "the phone was lost"',
  run: async (desk, { words: [who = '', ...why] }) => {
    const member = await desk.db.inTx((tx) => memberIn(tx, who))
    const asked = { memberId: member.id, reason: why.join(' ') }
    const { ended } = await atDesk(desk, 'operator/endSessions', asked)
    desk.say(`${memberText(member)}: ${counted(ended, 'sign-in')} ended`)
  },
}
