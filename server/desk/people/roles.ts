import type { InTx } from '#server/desk/DeskAct.ts'
import { holders } from '#server/members/holders.ts'
import { withRevisions } from './role-revisions.ts'

export const roles: InTx<'operator/roles'> = async ({ tx }) => ({
  result: { list: await withRevisions(tx, await holders(tx)) },
})
