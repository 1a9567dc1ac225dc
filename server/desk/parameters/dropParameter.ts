import { Refusal } from '#server/db/Refusal.ts'
import type { InTx } from '#server/desk/DeskAct.ts'
import { dropParameter as drop } from '#server/parameters/dropParameter.ts'
import { version } from '#server/parameters/versions.ts'

/** Refuses `noVersion` and `versionInForce`. */
export const dropParameter: InTx<'operator/dropParameter'> = async ({ tx, body, actor, now }) => {
  const { id, reason } = body
  await drop(tx, { id, actor: actor.name, reason, now })
  const result = await version(tx, id)
  if (!result) throw new Refusal('noVersion', { field: 'id' })
  const { name, value, effectiveAt } = result
  const log = [{ subject: `parameter ${name}`, before: { value, effectiveAt }, reason }]
  return { result, log }
}
