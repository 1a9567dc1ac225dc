import type { InTx } from '#server/desk/DeskAct.ts'
import { listFunding } from '#server/pool/listFunding.ts'
import { registerFunding } from '#server/pool/registerFunding.ts'
import { payingWallets } from '#server/withdrawals/payingWallets.ts'

export const addFunding: InTx<'operator/addFunding'> = async ({ tx, world, body, now }) => {
  const { address, purpose, reason } = body
  const house = [...world.house, ...(await payingWallets(tx))]
  const fresh = await registerFunding(tx, { address, purpose, label: reason, house, now })
  const [made] = await listFunding(tx, address)
  if (!made) throw new Error(`the funding address ${address} was not written`)
  const line = { subject: `funding ${made.address}`, after: { purpose }, reason }
  return { result: { ...made, fresh }, log: fresh ? [line] : [] }
}
