import { listArrivals } from '#server/chain/listArrivals.ts'
import type { InTx } from '#server/desk/DeskAct.ts'
import { shownAddress } from './shownAddress.ts'

export const arrivals: InTx<'operator/arrivals'> = async ({ tx, body }) => {
  const { list, next } = await listArrivals(tx, body)
  return { result: { list: list.map((it) => ({ ...it, sender: shownAddress(it.sender) })), next } }
}
