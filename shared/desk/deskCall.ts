import { type Call, call, type Made, type Written } from '#shared/api/call.ts'
import type { Role } from './roles.ts'

/** A call of the farm's desk: members who hold a role make it, and so does the operator's command. */
export type DeskCall = Call & {
  /** Who may, beside operators; auditors may in any case where nothing is written. */
  roles: readonly Role[]
}

/** Checks that `it` is a call of the desk, and keeps its exact type. */
export const deskCall = <const W extends Omit<Written<DeskCall>, 'who'>>(
  it: W,
): Made<W & { who: 'member' }> => call({ ...it, who: 'member' })

/** Whether somebody with these roles may make the call. */
export const mayMake = (
  { roles, writes }: Pick<DeskCall, 'roles' | 'writes'>,
  held: Iterable<Role>,
): boolean =>
  [...held].some(
    (role) => role === 'operator' || roles.includes(role) || (role === 'auditor' && !writes),
  )
