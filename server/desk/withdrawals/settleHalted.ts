import { Refusal } from '#server/db/Refusal.ts'
import type { DeskAct } from '#server/desk/DeskAct.ts'
import { haltedFate } from '#server/payouts/haltedFate.ts'
import { settleHalted as settle } from '#server/payouts/settleHalted.ts'
import { decided } from './decided.ts'

/** The chain is asked first what became of it: it ends as that proves, or not at all. */
export const settleHalted: DeskAct<'operator/settleHalted'> = {
  look: async ({ world, body: { no } }) => {
    const { db } = world
    const [found] = await db.inTx(
      (tx) => tx<{ id: string }>`select id from withdrawal where no = ${no}`,
    )
    if (!found) throw new Refusal('noWithdrawal', { values: { no }, field: 'no' })
    const here = world.onChain()
    const fate = here && (await haltedFate({ db, ...here }, found.id))
    return (asked) => decided(asked, ({ tx, body, now }) => settle(tx, { ...body, fate, now }))
  },
}
