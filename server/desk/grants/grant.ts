import { Refusal } from '#server/db/Refusal.ts'
import type { InTx } from '#server/desk/DeskAct.ts'
import { isNewcomer } from '#server/desk/people/isNewcomer.ts'
import { holderOf } from '#server/members/holders.ts'
import { refuseShutOut } from '#server/members/refuseShutOut.ts'
import { readParameters } from '#server/parameters/readParameters.ts'
import { askGrant } from '#server/rewards/askGrant.ts'
import { lineFor } from './lineFor.ts'

export const grant: InTx<'operator/grant'> = async ({ tx, actor, body, now }) => {
  const { memberId: member, coin, amount, reason, first } = body
  if (!(await holderOf(tx, member))) throw new Refusal('noMember', { field: 'memberId' })
  if (actor.member === member) throw new Refusal('toSelf', { field: 'memberId' })
  await refuseShutOut(tx, member, 'memberId')
  const terms = await readParameters(tx, now)
  const newcomer = await isNewcomer(tx, actor, now)
  const asked = { member, coin, amount, reason, by: actor.name, newcomer, first, terms, now }
  const given = await askGrant(tx, asked)
  return { result: given, log: [{ ...lineFor(given), reason }] }
}
