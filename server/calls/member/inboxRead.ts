import type { Handler } from '#server/calls/Handler.ts'
import { countUnread } from '#server/inbox/countUnread.ts'
import { readUpTo } from '#server/inbox/readUpTo.ts'
import { decodeSeen } from '#server/inbox/seen.ts'

export const inboxRead: Handler<'member/inboxRead'> = async ({ tx, member, body, now }) => {
  const seen = decodeSeen(body.seen)
  await readUpTo(tx, { member: member.id, upTo: new Date(body.upTo), seen, now })
  return { unread: await countUnread(tx, member.id, now) }
}
