import type { Handler } from '#server/calls/Handler.ts'
import { endSession } from '#server/members/endSession.ts'
import { endSessions } from '#server/members/endSessions.ts'

/** Ends the sign-in that asks, or all of the member's: who lost a phone may have no password to change. */
export const logout: Handler<'member/logout'> = async ({ tx, member, body: { everywhere } }) => {
  await (everywhere ? endSessions(tx, member.id) : endSession(tx, member.tokenHash))
  return {}
}
