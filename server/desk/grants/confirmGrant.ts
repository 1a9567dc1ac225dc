import { Refusal } from '#server/db/Refusal.ts'
import type { InTx } from '#server/desk/DeskAct.ts'
import { isNewcomer } from '#server/desk/people/isNewcomer.ts'
import { refuseShutOut } from '#server/members/refuseShutOut.ts'
import { confirmGrant as confirm } from '#server/rewards/decide-grant.ts'
import { lineFor } from './lineFor.ts'

export const confirmGrant: InTx<'operator/confirmGrant'> = async ({ tx, actor, body, now }) => {
  if (await isNewcomer(tx, actor, now)) throw new Refusal('newAtDesk', { field: 'id' })
  const given = await confirm(tx, { id: body.id, by: actor.name, now })
  if (actor.member === given.member.id) throw new Refusal('toSelf', { field: 'id' })
  await refuseShutOut(tx, given.member.id, 'id')
  return { result: given, log: [{ ...lineFor(given), before: { state: 'waiting' } }] }
}
