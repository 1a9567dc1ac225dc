import type { Act } from '#server/operator/Act.ts'
import { Complaint } from '#server/operator/Complaint.ts'
import { memberIn } from '#server/operator/given.ts'
import { sheet, table } from '#server/operator/table.ts'
import { type OrderRecord, orderRecords } from '#server/staking/orderRecords.ts'
import { ORDER_STATUSES } from '#shared/api/product.ts'
import { formatAmount } from '#shared/money.ts'

export const orderList: Act = {
  name: 'order list',
  takes: '',
  about: 'lists orders, the newest first',
  example: 'order list --member ann@example.com --status success',
  options: { member: 'text', status: 'text' },
  run: async ({ db, say }, { option }) => {
    const status = option('status')
    if (status && !ORDER_STATUSES.some((known) => known === status)) {
      throw new Complaint(`"${status}" is no status. There are ${ORDER_STATUSES.join(', ')}.`)
    }
    const who = option('member')
    const orders = await db.inTx(async (tx) => {
      const member = who ? (await memberIn(tx, who)).id : undefined
      return orderRecords(tx, { member, status })
    })
    say(
      table(
        orders
          .map(shown)
          .map(({ no, member, amount, coin, method, plan, status, endDay, earned }) => ({
            no,
            member,
            amount,
            coin,
            method,
            plan,
            status,
            endDay,
            earned,
          })),
      ),
    )
  },
}

export const orderShow: Act = {
  name: 'order show',
  takes: '<number>',
  about: 'shows one order with its payment',
  example: 'order show 26112100007',
  run: async ({ db, say }, { words: [no = ''] }) => {
    const [order] = await db.inTx((tx) => orderRecords(tx, { no }))
    if (!order) throw new Complaint(`There is no order with the number ${no}.`)
    say(sheet(shown(order)))
  },
}

const shown = ({ amount, stakedT, earned, ...rest }: OrderRecord) => ({
  ...rest,
  amount: formatAmount(amount),
  stakedT: formatAmount(stakedT),
  earned: formatAmount(earned),
})
