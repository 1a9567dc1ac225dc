import { Refusal } from '#server/db/Refusal.ts'
import type { InTx } from '#server/desk/DeskAct.ts'
import { dropParameter as drop } from '#server/parameters/dropParameter.ts'
import { readParameters } from '#server/parameters/readParameters.ts'
import { version } from '#server/parameters/versions.ts'
import { refuseUncovered, takeTurn } from './refuseLoosened.ts'

/** Refuses `noVersion`, `versionInForce`, `loosenedSoon` and `termsSoon`. */
export const dropParameter: InTx<'operator/dropParameter'> = async ({ tx, world, body, actor }) => {
  const now = await takeTurn(tx, world.clock)
  const { id, reason } = body
  const found = await version(tx, id)
  if (!found) throw new Refusal('noVersion', { field: 'id' })
  const { name, value, effectiveAt } = found
  const from = new Date(effectiveAt)
  const stood = [await readParameters(tx, now), await readParameters(tx, from)] as const
  await drop(tx, { id, actor: actor.name, reason, now })
  // The command line needs no second person to reach the database.
  if (actor.member !== null)
    refuseUncovered(stood, await readParameters(tx, from), { now, effectiveAt: from, field: 'id' })
  const result = (await version(tx, id)) ?? found
  const log = [{ subject: `parameter ${name}`, before: { value, effectiveAt }, reason }]
  return { result, log }
}
