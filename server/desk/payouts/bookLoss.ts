import type { DeskAct } from '#server/desk/DeskAct.ts'
import { bookLoss as book } from '#server/payouts/bookLoss.ts'
import { comparedIn } from './comparedIn.ts'

export const bookLoss: DeskAct<'operator/bookLoss'> = {
  look: async ({ world }) => {
    const compared = await comparedIn(world)
    return async ({ tx, body: { reason, coin, amount }, now }) => {
      const { before, after } = await book(tx, { coin, amount, compared, now })
      const line = {
        subject: `pool ${coin}`,
        before: { lost: before },
        after: { lost: after },
        reason,
      }
      return { result: { coin, lost: after }, log: [line] }
    }
  },
}
