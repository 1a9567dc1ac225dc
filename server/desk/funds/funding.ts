import type { InTx } from '#server/desk/DeskAct.ts'
import { waitingFunding } from '#server/pool/funding-words.ts'
import { listFunding } from '#server/pool/listFunding.ts'

export const funding: InTx<'operator/funding'> = async ({ tx, now }) => ({
  result: { list: await listFunding(tx), waiting: await waitingFunding(tx, now) },
})
