import type { InTx } from '#server/desk/DeskAct.ts'
import { versions } from '#server/parameters/versions.ts'

export const parameterHistory: InTx<'operator/parameterHistory'> = async ({ tx, body }) => ({
  result: await versions(tx, body),
})
