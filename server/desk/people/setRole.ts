import { Refusal } from '#server/db/Refusal.ts'
import type { InTx } from '#server/desk/DeskAct.ts'
import { holders, lockHolder, setRoles } from '#server/members/holders.ts'
import { ROLES } from '#shared/desk/roles.ts'

/** Gives or takes a role. The last operator stays, except by the command line: somebody has to be able to give roles. */
export const setRole: InTx<'operator/setRole'> = async ({ tx, actor, body }) => {
  // Two operators who take each other's role at the same time wait for each other here.
  await tx`select pg_advisory_xact_lock(5208016)`
  const { memberId, role, on, reason } = body
  const member = await lockHolder(tx, memberId)
  if (!member) throw new Refusal('noMember', { field: 'memberId' })
  if (role === 'operator' && !on && actor.member !== null) keepOne(await holders(tx), memberId)
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

function keepOne(everybody: Awaited<ReturnType<typeof holders>>, leaving: string) {
  const left = everybody.filter(({ id, roles }) => id !== leaving && roles.includes('operator'))
  if (left.length === 0) throw new Refusal('lastOperator', { field: 'role' })
}
