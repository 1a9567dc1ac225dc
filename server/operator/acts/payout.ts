import type { Act } from '#server/operator/Act.ts'
import { atDesk } from '#server/operator/atDesk.ts'
import { Complaint } from '#server/operator/Complaint.ts'
import { amountIn, coinIn } from '#server/operator/given.ts'
import { sheet } from '#server/operator/table.ts'
import { formatAmount } from '#shared/money.ts'

export const payoutShow: Act = {
  name: 'payout show',
  takes: '',
  about: 'says whether payouts are stopped and why, and compares the pool with the books now',
  example: 'payout show',
  run: async (desk) => {
    const { stopped, differences, going, waiting } = await atDesk(desk, 'operator/payouts', {})
    const since = stopped && `${stopped.since}: ${stopped.words} ${stopped.hash ?? ''}`.trim()
    const now = differences?.map(({ words }) => words).join(' ') || 'pool and books agree'
    const compared = differences ? now : 'the chain cannot be asked'
    desk.say(sheet({ stopped: since, compared, going, waiting }))
  },
}

export const payoutResume: Act = {
  name: 'payout resume',
  takes: '<reason> …',
  about: 'lets payouts go on that stopped by themselves, once chain and books agree again',
  example: 'payout resume "the wallet was topped up again"',
  run: async (desk, { words }) => {
    await atDesk(desk, 'operator/resumePayouts', { reason: words.join(' ') })
    desk.say('payouts go on')
  },
}

export const payoutLoss: Act = {
  name: 'payout loss',
  takes: '<coin> <amount> <reason> …',
  about: 'books what the pool misses as lost: members are owed as before, and everybody sees it',
  example: 'payout loss BTCWT 10 "paid after the backup of 2026-11-20, members told"',
  run: async (desk, { words: [coin = '', amount = '', ...why] }) => {
    if (why.length === 0) throw new Complaint('<reason> is missing.')
    const asked = {
      coin: coinIn(coin),
      amount: formatAmount(amountIn(amount)),
      reason: why.join(' '),
    }
    const { lost } = await atDesk(desk, 'operator/bookLoss', asked)
    desk.say(`lost ${formatAmount(lost)} ${asked.coin} in all`)
  },
}
