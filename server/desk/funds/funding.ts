import type { InTx } from '#server/desk/DeskAct.ts'
import { waitingFunding } from '#server/pool/funding-words.ts'
import { listFunding } from '#server/pool/listFunding.ts'
import { shownAddress } from './shownAddress.ts'

export const funding: InTx<'operator/funding'> = async ({ tx, now }) => {
  const [list, waiting] = [await listFunding(tx), await waitingFunding(tx, now)]
  return { result: { list: list.map(shown), waiting: waiting.map(shown) } }
}

const shown = <Has extends { address: string }>(it: Has): Has => ({
  ...it,
  address: shownAddress(it.address),
})
