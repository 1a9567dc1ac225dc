import type { Act } from '#server/operator/Act.ts'
import { atDesk } from '#server/operator/atDesk.ts'
import { Complaint } from '#server/operator/Complaint.ts'
import { memberIn } from '#server/operator/given.ts'
import { AFTER, pageIn, sayMore } from '#server/operator/pages.ts'
import { sheet, table } from '#server/operator/table.ts'
import { ORDER_STATUSES } from '#shared/api/product.ts'
import type { DeskResult } from '#shared/desk/index.ts'
import { formatAmount } from '#shared/money.ts'

export const orderList: Act = {
  name: 'order list',
  takes: '',
  about: 'lists orders, the newest first',
  example: 'order list --member ann@example.com --status success',
  options: { member: 'text', status: 'text', ...AFTER },
  run: async (desk, given) => {
    const { option } = given
    const typed = option('status')
    const status = ORDER_STATUSES.find((known) => known === typed)
    if (typed && !status)
      throw new Complaint(`"${typed}" is no status. There are ${ORDER_STATUSES.join(', ')}.`)
    const who = option('member')
    const memberId = who && (await desk.db.inTx((tx) => memberIn(tx, who))).id
    const asked = { ...pageIn(given), ...(memberId && { memberId }), ...(status && { status }) }
    const { list, next } = await atDesk(desk, 'operator/orders', asked)
    desk.say(table(list.map(shown).map(short)))
    sayMore(desk, next)
  },
}

export const orderShow: Act = {
  name: 'order show',
  takes: '<number>',
  about: 'shows one order with its payment',
  example: 'order show 26112100007',
  run: async (desk, { words: [no = ''] }) => {
    const { list } = await atDesk(desk, 'operator/orders', { no })
    const [order] = list
    if (!order) throw new Complaint(`There is no order with the number ${no}.`)
    desk.say(sheet(shown(order)))
  },
}

type Order = DeskResult<'operator/orders'>['list'][number]

const shown = ({ member, amount, stakedT, earned, ...rest }: Order) => ({
  ...rest,
  member: member.id,
  amount: formatAmount(amount),
  stakedT: formatAmount(stakedT),
  earned: formatAmount(earned),
})

const short = (order: ReturnType<typeof shown>) => {
  const { no, member, amount, coin, method, planId, status, endDay, earned } = order
  return { no, member, amount, coin, method, planId, status, endDay, earned }
}
