import type { Act } from '#server/operator/Act.ts'
import { atDesk } from '#server/operator/atDesk.ts'
import { Complaint } from '#server/operator/Complaint.ts'
import { memberIn } from '#server/operator/given.ts'
import { MEMBER_READS } from '#shared/desk/members.ts'

export const memberAs: Act = {
  name: 'member as',
  takes: '<member> <call> <reason> …',
  about: 'shows what the app is answered for a member; changes nothing, and each look is logged',
  example: `member as 100007 asset/cashRecord "asked where the withdrawal is" --body '{"limit":5}'`,
  options: { body: 'text' },
  run: async (desk, { words: [who = '', call = '', ...why], option }) => {
    const path = MEMBER_READS.find((known) => known === call)
    if (!path) throw new Complaint(`"${call}" is no call. There are ${MEMBER_READS.join(', ')}.`)
    const body = objectIn(option('body') ?? '{}')
    const { id: memberId } = await desk.db.inTx((tx) => memberIn(tx, who))
    const asked = { memberId, path, body, reason: why.join(' ') }
    const { answer } = await atDesk(desk, 'operator/asMember', asked)
    desk.say(JSON.stringify(answer, null, 2))
  },
}

function objectIn(text: string): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(text)
    if (typeof read === 'object' && read && !Array.isArray(read)) return { ...read }
  } catch {
    // Said below: what stands there is no JSON at all.
  }
  throw new Complaint(`"${text}" is no JSON object. Write --body '{"limit":5}'.`)
}
