import type { InTx } from '#server/desk/DeskAct.ts'
import { refuseGrant as refuse } from '#server/rewards/decide-grant.ts'
import { lineFor } from './lineFor.ts'

export const refuseGrant: InTx<'operator/refuseGrant'> = async ({ tx, actor, body, now }) => {
  const { id, reason } = body
  const ended = await refuse(tx, { id, by: actor.name, note: reason, now })
  return { result: ended, log: [{ ...lineFor(ended), before: { state: 'waiting' }, reason }] }
}
