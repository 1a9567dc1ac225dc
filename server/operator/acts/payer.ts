import type { Act } from '#server/operator/Act.ts'
import { atDesk } from '#server/operator/atDesk.ts'
import { AFTER, pageIn, sayMore } from '#server/operator/pages.ts'
import { sheet, table } from '#server/operator/table.ts'
import { formatAmount } from '#shared/money.ts'

export const payerShow: Act = {
  name: 'payer show',
  takes: '',
  about: 'shows the paying wallet: what it holds, for how many payments, and how to top it up',
  example: 'payer show',
  run: async (desk) => {
    const { wallets, books, estimated, topUp } = await atDesk(desk, 'operator/payer', {})
    desk.say(
      table(
        wallets.map(({ missing, held, ...one }) => ({
          ...one,
          missing: missing && formatAmount(missing),
          held: held === null ? 'the chain cannot be asked' : formatAmount(held),
        })),
      ),
    )
    const about = estimated && `about ${estimated.payments} more (estimated)`
    const cost = estimated && `${formatAmount(estimated.cost)} BTCW, of the last ${estimated.of}`
    desk.say(sheet({ books: formatAmount(books), payments: about, cost }))
    if (!topUp) return
    desk.say(`To top it up send BTCW to ${topUp.address}, or let another holder of the pool's`)
    desk.say(`PAYER_ROLE pay at most ${formatAmount(topUp.fromPool)} BTCW from the pool to it.`)
  },
}

export const payerTopUps: Act = {
  name: 'payer topups',
  takes: '',
  about: 'lists what came to the paying wallets, the newest first',
  example: 'payer topups',
  options: AFTER,
  run: async (desk, given) => {
    const { list, next } = await atDesk(desk, 'operator/topUps', pageIn(given))
    desk.say(table(list.map((one) => ({ ...one, amount: formatAmount(one.amount) }))))
    sayMore(desk, next)
  },
}
