import { listUnclaimed } from '#server/chain/listUnclaimed.ts'
import type { InTx } from '#server/desk/DeskAct.ts'
import { shownAddress } from './shownAddress.ts'

export const unclaimed: InTx<'operator/unclaimed'> = async ({ tx, body }) => {
  const { list, next } = await listUnclaimed(tx, body)
  return { result: { list: list.map((it) => ({ ...it, sender: shownAddress(it.sender) })), next } }
}
