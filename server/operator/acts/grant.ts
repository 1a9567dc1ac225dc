import { randomUUID } from 'node:crypto'
import { Refusal } from '#server/db/Refusal.ts'
import { activity } from '#server/ledger/accounts.ts'
import { balanceOf } from '#server/ledger/balances.ts'
import type { Act } from '#server/operator/Act.ts'
import { Complaint } from '#server/operator/Complaint.ts'
import { amountIn, coinIn, memberIn } from '#server/operator/given.ts'
import { log } from '#server/operator/log.ts'
import { grant as give } from '#server/rewards/grant.ts'
import { formatAmount } from '#shared/money.ts'

export const grant: Act = {
  name: 'grant',
  takes: '<member> <amount> <coin> <reason> …',
  about: 'gives a member an activity reward out of the activity budget',
  example: 'grant 100007 25 BTCW "winner of the November quiz"',
  options: { key: 'text' },
  run: async (desk, { words: [who = '', typed = '', symbol = '', ...why], option }) => {
    const [amount, coin, reason] = [amountIn(typed), coinIn(symbol), why.join(' ')]
    // With a key of one's own the same grant can be told again, and is given once.
    const key = option('key') ?? randomUUID()
    const journal = await desk.db.inTx(async (tx) => {
      const member = await memberIn(tx, who)
      const before = await balanceOf(tx, activity, coin)
      const [given] = await tx`select 1 from journal where owner_id = 0 and key = ${`grant:${key}`}`
      const now = desk.clock.now()
      const id = await give(tx, { key, member: member.id, coin, amount, reason, now }).catch(
        (error: unknown) => {
          if (!(error instanceof Refusal)) throw error
          throw new Complaint(
            `The activity budget holds ${formatAmount(before)} ${coin}, too little for ${typed}. Fund it: npm run operator -- fund activity ${typed} ${coin}`,
          )
        },
      )
      if (!given) {
        const after = { member: member.id, coin, amount, journal: id }
        await log(tx, desk, { act: 'grant', subject: `member ${member.id}`, after, reason })
      }
      return id
    })
    desk.say(`given: journal ${journal}, key ${key}`)
  },
}
