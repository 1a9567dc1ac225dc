import type { DeskAct } from '#server/desk/DeskAct.ts'
import { asMeant } from '#server/desk/people/asMeant.ts'
import { isNewcomer } from '#server/desk/people/isNewcomer.ts'
import { bookLoss as book } from '#server/payouts/bookLoss.ts'
import { comparedIn } from './comparedIn.ts'
import { told } from './told.ts'

/** Pool and books are compared first: only what is missing now can be lost. */
export const bookLoss: DeskAct<'operator/bookLoss'> = {
  look: async ({ world }) => {
    const compared = await comparedIn(world)
    return async ({ tx, actor, body, now }) => {
      const { coin, amount, reason, second } = body
      const newcomer = await isNewcomer(tx, actor, now)
      const saying = { by: actor.name, newcomer, reason, now }
      const came = await book(tx, { coin, amount, compared }, saying)
      asMeant(second, came.journal !== undefined)
      return told(body, came)
    }
  },
}
