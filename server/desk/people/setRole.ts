import { Refusal } from '#server/db/Refusal.ts'
import type { InTx } from '#server/desk/DeskAct.ts'
import { lockHolder, setRoles } from '#server/members/holders.ts'
import { ROLES } from '#shared/desk/roles.ts'
import { keepOperator, lockOperators } from './keepOperator.ts'

/** Gives or takes a role. The last operator stays, except by the command line: somebody has to be able to give roles. */
export const setRole: InTx<'operator/setRole'> = async ({ tx, actor, body }) => {
  await lockOperators(tx, actor)
  const { memberId, role, on, reason } = body
  const member = await lockHolder(tx, memberId)
  if (!member) throw new Refusal('noMember', { field: 'memberId' })
  if (role === 'operator' && !on) await keepOperator(tx, { actor, memberId, field: 'role' })
  const held = ROLES.filter((it) => (it === role ? on : member.roles.includes(it)))
  if (member.roles.includes(role) === on) return { result: member, log: [] }
  await setRoles(tx, memberId, held)
  const log = [
    {
      subject: `member ${memberId}`,
      before: { roles: member.roles },
      after: { roles: held },
      reason,
    },
  ]
  return { result: { ...member, roles: held }, log }
}
