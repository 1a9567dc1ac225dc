import type { InTx } from '#server/desk/DeskAct.ts'
import { findWithdrawals } from '#server/withdrawals/findWithdrawals.ts'
import { showWithdrawals } from './showWithdrawals.ts'

export const withdrawals: InTx<'operator/withdrawals'> = async (asked) => {
  const { tx, body, now } = asked
  const { list, next } = await findWithdrawals(tx, { ...body, now })
  return { result: { list: await showWithdrawals(asked, list), next } }
}
