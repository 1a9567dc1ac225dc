import type { Handler } from '#server/calls/Handler.ts'
import { countUnread } from '#server/inbox/countUnread.ts'
import { readUpTo } from '#server/inbox/readUpTo.ts'

export const inboxRead: Handler<'member/inboxRead'> = async ({ tx, member, body, now }) => {
  await readUpTo(tx, { member: member.id, upTo: new Date(body.upTo), now })
  return { unread: await countUnread(tx, member.id, now) }
}
