import * as z from 'zod/mini'

/**
 * What a person may do at the desk (decisions §7): an operator everything, a reviewer withdrawals, a treasurer funds, grants
 * and parameters, an editor texts; an auditor reads all and changes nothing.
 */
export const ROLES = ['operator', 'reviewer', 'treasurer', 'editor', 'auditor'] as const
export const Role = z.enum(ROLES, { error: 'role' })
export type Role = z.output<typeof Role>
