import type { InTx } from '#server/desk/DeskAct.ts'
import { standing } from '#server/parameters/standing.ts'

export const parameters: InTx<'operator/parameters'> = async ({ tx, now }) => ({
  result: { list: await standing(tx, now) },
})
