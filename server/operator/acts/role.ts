import type { Act } from '#server/operator/Act.ts'
import { atDesk } from '#server/operator/atDesk.ts'
import { Complaint } from '#server/operator/Complaint.ts'
import { memberIn, switchIn } from '#server/operator/given.ts'
import { memberText } from '#server/operator/memberText.ts'
import { table } from '#server/operator/table.ts'
import { ROLES } from '#shared/desk/roles.ts'

export const roleList: Act = {
  name: 'role list',
  takes: '',
  about: 'lists everybody who works at the desk, and as what',
  example: 'role list',
  run: async (desk) => {
    const { list } = await atDesk(desk, 'operator/roles', {})
    const shown = ({ id, nickname, account, roles }: (typeof list)[number]) => ({
      id,
      nickname,
      account,
      roles: roles.join(', '),
    })
    desk.say(table(list.map(shown)))
  },
}

export const memberRole: Act = {
  name: 'member role',
  takes: '<member> <role> <on|off> <reason> …',
  about: `lets a member work at the desk as ${ROLES.join(', ')}, or no longer`,
  example: 'member role ann@example.com operator on "looks after the farm from now on"',
  run: async (desk, { words: [who = '', typed = '', state = '', ...why] }) => {
    const role = ROLES.find((it) => it === typed)
    if (!role) throw new Complaint(`"${typed}" is no role. There are ${ROLES.join(', ')}.`)
    const member = await desk.db.inTx((tx) => memberIn(tx, who))
    const asked = { memberId: member.id, role, on: switchIn(state), reason: why.join(' ') }
    const { roles } = await atDesk(desk, 'operator/setRole', asked)
    desk.say(`${memberText(member)}: ${roles.join(', ') || 'no role'}`)
  },
}
