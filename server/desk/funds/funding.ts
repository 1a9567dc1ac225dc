import type { InTx } from '#server/desk/DeskAct.ts'
import { listFunding } from '#server/pool/listFunding.ts'

export const funding: InTx<'operator/funding'> = async ({ tx }) => ({
  result: { list: await listFunding(tx) },
})
