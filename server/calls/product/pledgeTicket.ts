import type { Handler } from '#server/calls/Handler.ts'
import { limit } from '#server/db/limit.ts'
import { openTicket } from '#server/staking/openTicket.ts'

export const pledgeTicket: Handler<'product/pledgeTicket'> = async (asked) => {
  const { tx, member, now, locale, body } = asked
  await limit(tx, { key: `ticket:of:${member.id}`, burst: 10, perSecond: 1 / 30, now })
  return openTicket(tx, { member: member.id, now, locale, ...body })
}
