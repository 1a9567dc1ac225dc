import type { DeskAct } from '#server/desk/DeskAct.ts'
import { resumePayouts as resume } from '#server/payouts/resumePayouts.ts'
import { comparedIn } from './comparedIn.ts'

/** Chain and books are compared first: while they disagree nothing goes on. */
export const resumePayouts: DeskAct<'operator/resumePayouts'> = {
  look: async ({ world }) => {
    const compared = await comparedIn(world)
    return async ({ tx, actor, body, locale, now }) => {
      const { reason } = body
      const stop = await resume(tx, { compared, since: body.since, by: actor.name, locale, now })
      const { id, since, what, coin, missing, hash, block } = stop
      const before = { since, what, coin, missing, hash, block }
      const after = { block: compared?.settled.block }
      return { result: { since }, log: [{ subject: `payout stop ${id}`, before, after, reason }] }
    }
  },
}
