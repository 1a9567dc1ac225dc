import { Refusal } from '#server/db/Refusal.ts'
import { sameAs } from '#server/desk/content/seen.ts'
import type { InTx } from '#server/desk/DeskAct.ts'
import { readParameters } from '#server/parameters/readParameters.ts'
import { setParameter as set } from '#server/parameters/setParameter.ts'
import { standing } from '#server/parameters/standing.ts'
import { version } from '#server/parameters/versions.ts'
import { refuseLoosened, takeTurn } from './refuseLoosened.ts'

/** Refuses `noParameter`, `parameterValue`, `changedSince`, `loosenedSoon`, `termsSoon` and `momentPast`: days that were paid were paid with what stood then. */
export const setParameter: InTx<'operator/setParameter'> = async (given) => {
  const { tx, world, body, actor, locale } = given
  const now = await takeTurn(tx, world.clock)
  const { name, value, revision, reason } = body
  const effectiveAt = body.effectiveAt === undefined ? now : new Date(body.effectiveAt)
  if (effectiveAt < now) throw new Refusal('momentPast', { field: 'effectiveAt' })
  const before = (await standing(tx, now)).find((one) => one.name === name)
  if (before) sameAs(before.revision, revision)
  const stood = [await readParameters(tx, now), await readParameters(tx, effectiveAt)] as const
  const setting = { name, value, effectiveAt, actor: actor.name, reason, now, locale }
  const id = await set(tx, setting)
  // The command line needs no second person to reach the database.
  if (actor.member !== null)
    refuseLoosened(stood, await readParameters(tx, effectiveAt), {
      now,
      effectiveAt,
      field: 'effectiveAt',
    })
  const result = await version(tx, id)
  if (!result) throw new Error(`version ${id} was not found`)
  const log = [
    {
      subject: `parameter ${name}`,
      before: { value: before?.value },
      after: { value: result.value, effectiveAt, changes: result.changes },
      reason,
    },
  ]
  return { result, log }
}
