import type { Handler } from '#server/calls/Handler.ts'
import { endSession } from '#server/members/endSession.ts'

export const logout: Handler<'member/logout'> = async ({ tx, member }) => {
  await endSession(tx, member.tokenHash)
  return {}
}
