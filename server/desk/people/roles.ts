import type { InTx } from '#server/desk/DeskAct.ts'
import { holders } from '#server/members/holders.ts'

export const roles: InTx<'operator/roles'> = async ({ tx }) => ({
  result: { list: await holders(tx) },
})
