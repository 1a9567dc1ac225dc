import { checkActs } from '#server/acts/checkActs.ts'
import type { DeskAct } from '#server/desk/DeskAct.ts'

/** Of one moment, whatever is written while it is read. */
export const checkLog: DeskAct<'operator/checkLog'> = {
  look: async ({ world }) => {
    const result = await world.db.inTx(async (tx) => {
      await tx`set transaction isolation level repeatable read, read only`
      return checkActs(tx)
    })
    return async () => ({ result })
  },
}
