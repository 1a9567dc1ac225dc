import { listActs } from '#server/acts/listActs.ts'
import { Refusal } from '#server/db/Refusal.ts'
import type { InTx } from '#server/desk/DeskAct.ts'
import { payoutOf } from '#server/withdrawals/payoutOf.ts'
import { withdrawalNumbered } from '#server/withdrawals/withdrawalFacts.ts'
import { limits } from '#shared/limits.ts'
import { showWithdrawals } from './showWithdrawals.ts'

export const withdrawal: InTx<'operator/withdrawal'> = async (asked) => {
  const { tx, body, now } = asked
  const { no } = body
  const facts = await withdrawalNumbered(tx, no, now)
  const [shown] = facts ? await showWithdrawals(asked, [facts]) : []
  if (!facts || !shown) throw new Refusal('noWithdrawal', { values: { no }, field: 'no' })
  // Nobody decides more often about one.
  const { list } = await listActs(tx, { subject: `withdrawal ${no}`, limit: limits.pageMax })
  const decisions = list.filter(({ subject }) => subject === `withdrawal ${no}`).toReversed()
  return { result: { ...shown, decisions, ...(await payoutOf(tx, facts.id)) } }
}
