import type { Handler } from '#server/calls/Handler.ts'
import { Refusal } from '#server/db/Refusal.ts'
import { findPayee, limitLookUps } from '#server/transfers/findPayee.ts'

/** With transactions of its own, so that a look-up that finds nobody is counted too. */
export const payee: Handler<'member/payee'> = {
  free: async ({ member, body, now, world: { db } }) => {
    await db.inTx((tx) => limitLookUps(tx, { member: member.id, now }))
    const found = await db.inTx((tx) => findPayee(tx, body.keyword.trim()))
    if (!found) throw new Refusal('payeeUnknown', { field: 'keyword' })
    return found
  },
}
