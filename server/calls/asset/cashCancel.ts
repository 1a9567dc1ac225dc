import type { Looking } from '#server/calls/Handler.ts'
import { chainOf } from '#server/chain/poolBalances.ts'
import { cancelWithdrawal, checkCancel } from '#server/withdrawals/cancelWithdrawal.ts'
import { withdrawalOf } from '#server/withdrawals/listWithdrawals.ts'
import { seenOnChain } from '#server/withdrawals/seenOnChain.ts'

export const cashCancel: Looking<'asset/cashCancel'> = {
  check: ({ tx, member, locale, body: { withdrawalId } }) =>
    checkCancel(tx, { member: member.id, locale }, withdrawalId),
  look: async ({ world: { db, config }, body: { withdrawalId } }) => {
    const asking = { db, chain: chainOf(config), pays: config.payerKey !== undefined }
    const seen = await seenOnChain(asking, withdrawalId)
    return async ({ tx, member, journal, now, locale, world }) => {
      const cancelling = { member: member.id, journal, now, locale, seen }
      await cancelWithdrawal(tx, cancelling, withdrawalId)
      const { confirmations } = world.config
      return withdrawalOf(tx, { member: member.id, locale, confirmations }, withdrawalId)
    }
  },
}
