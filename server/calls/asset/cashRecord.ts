import type { Handler } from '#server/calls/Handler.ts'
import { listWithdrawals } from '#server/withdrawals/listWithdrawals.ts'

export const cashRecord: Handler<'asset/cashRecord'> = ({ tx, member, locale, world, body }) => {
  const { confirmations } = world.config
  return listWithdrawals(tx, { member: member.id, locale, confirmations }, body)
}
