import { userOf } from '#server/calls/userOf.ts'
import { summaryOf } from '#server/community/summaryOf.ts'
import { untilThen } from '#server/community/untilThen.ts'
import type { InTx } from '#server/desk/DeskAct.ts'
import { deskRecord } from '#server/members/deskRecord.ts'
import { countOrders } from '#server/staking/countOrders.ts'
import { announced } from '#server/tree/announced.ts'
import { countWithdrawals } from '#server/withdrawals/countWithdrawals.ts'
import { known } from './known.ts'

export const member: InTx<'operator/member'> = async ({ tx, body: { memberId }, now }) => {
  await known(tx, memberId)
  const result = {
    ...(await userOf(tx, memberId, now)),
    ...(await summaryOf(tx, memberId, now)),
    ...(await deskRecord(tx, memberId, now)),
    until: untilThen(await announced(tx, memberId, now)),
    orders: await countOrders(tx, memberId),
    withdrawals: await countWithdrawals(tx, memberId),
  }
  return { result }
}
