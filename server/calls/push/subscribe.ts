import type { Handler } from '#server/calls/Handler.ts'
import { Refusal } from '#server/db/Refusal.ts'
import { subscribe as subscribeBrowser } from '#server/push/subscribe.ts'

export const subscribe: Handler<'push/subscribe'> = async (asked) => {
  const { tx, member, body, locale, now, world } = asked
  const { push } = world.config
  if (!push) throw new Refusal('pushOff')
  const { id, tokenHash } = member
  await subscribeBrowser(tx, { member: id, tokenHash, locale, hosts: push.hosts, now }, body)
  return {}
}
