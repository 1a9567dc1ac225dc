import type { Handler } from '#server/calls/Handler.ts'
import { userOf } from '#server/calls/userOf.ts'

export const userInfo: Handler<'member/userInfo'> = ({ tx, member, now }) =>
  userOf(tx, member.id, now)
