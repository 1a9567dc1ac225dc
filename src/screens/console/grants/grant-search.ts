import { Id } from '#shared/rules.ts'

/** What the address may say of grants: to whom one is about to be given. */
export const grantsShape = { to: Id }
