import { assignUnclaimed, unclaimedPayments } from '#server/chain/assignUnclaimed.ts'
import type { Act } from '#server/operator/Act.ts'
import { Complaint } from '#server/operator/Complaint.ts'
import { memberIn } from '#server/operator/given.ts'
import { log } from '#server/operator/log.ts'
import { table } from '#server/operator/table.ts'
import { formatAmount } from '#shared/money.ts'

export const unclaimedList: Act = {
  name: 'unclaimed list',
  takes: '',
  about: 'lists payments that are nobody’s: from an unknown address, or from an account not proved',
  example: 'unclaimed list',
  run: async ({ db, say }) => {
    const payments = await db.inTx((tx) => unclaimedPayments(tx))
    say(table(payments.map((row) => ({ ...row, amount: formatAmount(row.amount) }))))
  },
}

export const unclaimedAssign: Act = {
  name: 'unclaimed assign',
  takes: '<hash> <member> <reason> …',
  about: 'gives what a transaction paid, and nobody has, to a member',
  example: 'unclaimed assign 0x5f… 100007 "showed that the sending address is hers"',
  run: async (desk, { words: [typed = '', who = '', ...why] }) => {
    const [hash, reason] = [typed.toLowerCase(), why.join(' ')]
    const { id, payments } = await desk.db.inTx(async (tx) => {
      const { id } = await memberIn(tx, who)
      const payments = await assignUnclaimed(tx, { hash, member: id, now: desk.clock.now() })
      if (payments.length === 0) {
        throw new Complaint(
          `Nothing that ${typed} paid is unclaimed. npm run operator -- unclaimed list`,
        )
      }
      const after = { member: id, payments }
      await log(tx, desk, { act: 'unclaimed assign', subject: `member ${id}`, after, reason })
      return { id, payments }
    })
    for (const { amount, coin } of payments)
      desk.say(`${formatAmount(amount)} ${coin} to member ${id}`)
  },
}
