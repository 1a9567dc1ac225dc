import type { Logged } from '#server/desk/DeskAct.ts'
import type { GrantRecord } from '#server/rewards/grantRecords.ts'

/** What the log says of a grant as it is now. */
export const lineFor = (given: GrantRecord): Logged => {
  const { id, member, coin, amount, state, journal } = given
  return {
    subject: `grant ${id}`,
    after: { member: member.id, coin, amount, state, ...(journal && { journal }) },
  }
}
