import { Refusal } from '#server/db/Refusal.ts'
import type { InTx } from '#server/desk/DeskAct.ts'
import { lockHolder, setRoles } from '#server/members/holders.ts'
import { refuseReleased } from '#server/tree/refuseReleased.ts'
import { ROLES } from '#shared/desk/roles.ts'
import { endWords } from './endWords.ts'
import { keepOperator } from './keepOperator.ts'
import { roleRevision } from './role-revisions.ts'

/**
 * Gives or takes a role, with the first words of two that stood on it. The last operator stays, except by the command line:
 * somebody has to be able to give roles. Refuses `standsOtherwise` where roles were given or taken since they were looked at.
 */
export const setRole: InTx<'operator/setRole'> = async ({ tx, actor, body, now }) => {
  const { memberId, role, on, revision, reason } = body
  const member = await lockHolder(tx, memberId)
  if (!member) throw new Refusal('noMember', { field: 'memberId' })
  if (on) await refuseReleased(tx, memberId, 'memberId')
  if (role === 'operator' && !on) await keepOperator(tx, { actor, memberId, field: 'role' })
  const held = ROLES.filter((it) => (it === role ? on : member.roles.includes(it)))
  if (member.roles.includes(role) === on) return { result: member, log: [] }
  if (revision !== undefined && revision !== (await roleRevision(tx, memberId)))
    throw new Refusal('standsOtherwise')
  await setRoles(tx, memberId, held)
  const [before, after] = [{ roles: member.roles }, { roles: held }]
  const line = { subject: `member ${memberId}`, before, after, reason }
  const ended = await endWords(tx, { memberId, roles: held, actor, reason, now })
  return { result: { ...member, roles: held }, log: [line, ...ended] }
}
