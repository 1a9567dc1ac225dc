import type { Handler } from '#server/calls/Handler.ts'
import { countUnread } from '#server/inbox/countUnread.ts'
import { listMessages } from '#server/inbox/listMessages.ts'

export const inbox: Handler<'member/inbox'> = async ({ tx, member, body, locale, now }) => ({
  ...(await listMessages(tx, { ...body, member: member.id, locale, now })),
  unread: await countUnread(tx, member.id, now),
})
