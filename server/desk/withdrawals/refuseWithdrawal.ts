import { Refusal } from '#server/db/Refusal.ts'
import type { DeskAct } from '#server/desk/DeskAct.ts'
import { refuseWithdrawal as refuse } from '#server/withdrawals/refuseWithdrawal.ts'
import { decided } from './decided.ts'

/** The chain is asked first whether it was paid: a database that was restored does not know. */
export const refuseWithdrawal: DeskAct<'operator/refuseWithdrawal'> = {
  look: async ({ world, body: { no } }) => {
    const [found] = await world.db.inTx(
      (tx) => tx<{ id: string }>`select id from withdrawal where no = ${no}`,
    )
    if (!found) throw new Refusal('noWithdrawal', { values: { no }, field: 'no' })
    const seen = await world.seen(found.id)
    return (asked) =>
      decided(asked, async ({ tx, actor, body, now }) => {
        const { reason: note } = body
        await refuse(tx, { ...body, by: actor.name, now, note, seen })
      })
  },
}
