import type { Handler } from '#server/calls/Handler.ts'
import { cancelWithdrawal } from '#server/withdrawals/cancelWithdrawal.ts'
import { withdrawalOf } from '#server/withdrawals/listWithdrawals.ts'

export const cashCancel: Handler<'asset/cashCancel'> = async (asked) => {
  const { tx, member, journal, now, locale, world, body } = asked
  await cancelWithdrawal(tx, { member: member.id, journal, now, locale }, body.withdrawalId)
  const { confirmations } = world.config
  return withdrawalOf(tx, { member: member.id, locale, confirmations }, body.withdrawalId)
}
