import type { Handler } from '#server/calls/Handler.ts'
import { unsubscribe as unsubscribeBrowser } from '#server/push/subscribe.ts'

export const unsubscribe: Handler<'push/unsubscribe'> = async ({ tx, member, body }) => {
  await unsubscribeBrowser(tx, member.id, body.endpoint)
  return {}
}
