import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { mayMake } from '#shared/desk/deskCall.ts'
import { type DeskPath, desk } from '#shared/desk/index.ts'
import type { Role } from '#shared/desk/roles.ts'
import { useCall } from '#src/api/useCall.ts'
import type { Section } from './sections.tsx'

/** What each role is called, and what somebody with it may do. */
export const roleWords: Record<Role, { name: MessageDescriptor; may: MessageDescriptor }> = {
  operator: { name: msg`Operator`, may: msg`May do everything, and gives and takes roles.` },
  reviewer: { name: msg`Reviewer`, may: msg`Decides about withdrawals.` },
  treasurer: { name: msg`Treasurer`, may: msg`Looks after funds, grants and parameters.` },
  editor: { name: msg`Editor`, may: msg`Writes notices, articles and ads.` },
  auditor: { name: msg`Auditor`, may: msg`Reads everything and changes nothing.` },
}

const DECIDING: ReadonlySet<Role> = new Set(['operator', 'reviewer', 'treasurer'])

/** Whether somebody's word counts in this role where two people are needed. */
export const isDeciding = (role: Role): boolean => DECIDING.has(role)

/** The sections that somebody with these roles sees. */
export const sectionsFor = (all: readonly Section[], roles: readonly Role[]) =>
  all.filter((section) => mayMake(section, roles))

/** How often the roles are asked for again, milliseconds: one can be taken away meanwhile. */
const ASKED = 60_000

/** Who is at the desk, with the roles held now. */
export const useMe = () => useCall('operator/me', {}, { every: ASKED })

/** Whether the one at the desk may make this call. */
export function useMay(path: DeskPath): boolean {
  const { data } = useMe()
  return mayMake(desk[path], data?.roles ?? [])
}
