import { onTestFinished } from 'vitest'
import { bookTogether } from '#server/calls/bookTogether.ts'
import { look } from '#server/chain/look.ts'
import { open } from '#server/db/open.ts'
import { inDatabase } from '#server/testing/as.ts'
import { disagreements } from './disagreements.ts'
import { operate, type PayerFarm } from './openPayer.ts'

/** The farm on what was backed up, beside the chain as it is. */
export async function restore(farm: PayerFarm, name: string) {
  const db = open(inDatabase(farm.db.appUrl, name))
  onTestFinished(db.close)
  const paying = { ...farm.paying, db }
  const stateOf = async (id: string) => {
    const [row] = await db.inTx(
      (tx) => tx<{ state: string }>`select state from withdrawal where id = ${id}`,
    )
    return row?.state
  }
  const operator = (...typed: string[]) => operate(farm, inDatabase(farm.db.appUrl, name), typed)
  const second = (...typed: string[]) =>
    operate(farm, inDatabase(farm.db.appUrl, name), typed, 'second')
  const refuse = (no: string) =>
    operator('withdrawal', 'refuse', no, '--reason', 'nobody can be paid there')
  return {
    stateOf,
    paying,
    call: farm.ann.at({ ...farm.world, db, book: bookTogether(db, farm.clock.now) }),
    operator,
    second,
    refuse,
    ownerUrl: inDatabase(farm.db.ownerUrl, name),
    look: () => look({ ...farm.follower, db }),
    wrong: () => disagreements(farm, paying),
  }
}
