import type { Act } from '#server/operator/Act.ts'
import { atDesk } from '#server/operator/atDesk.ts'
import { Complaint } from '#server/operator/Complaint.ts'
import { coinIn } from '#server/operator/given.ts'
import { AFTER, pageIn, sayMore } from '#server/operator/pages.ts'
import { table } from '#server/operator/table.ts'
import { ARRIVAL_PURPOSES } from '#shared/desk/funds.ts'
import type { DeskResult } from '#shared/desk/index.ts'
import { formatAmount } from '#shared/money.ts'

export const arrivalList: Act = {
  name: 'arrival list',
  takes: '',
  about: 'lists what the chain brought to the pool and as what it was booked, the newest first',
  example: 'arrival list --as revenue --coin BTCW',
  options: { as: 'text', coin: 'text', ...AFTER },
  run: async (desk, given) => {
    const { option } = given
    const [typed, symbol] = [option('as'), option('coin')]
    const purpose = ARRIVAL_PURPOSES.find((it) => it === typed)
    if (typed && !purpose) {
      throw new Complaint(
        `Nothing is booked as "${typed}". There are ${ARRIVAL_PURPOSES.join(', ')}.`,
      )
    }
    const coin = symbol === undefined ? undefined : coinIn(symbol)
    const asked = { ...pageIn(given), purpose, coin }
    const { list, next } = await atDesk(desk, 'operator/arrivals', asked)
    desk.say(table(list.map(rowOf)))
    sayMore(desk, next)
  },
}

type Row = DeskResult<'operator/arrivals'>['list'][number]

const rowOf = ({ id, hash, block, at, sender, coin, amount, member, ...rest }: Row) => ({
  id,
  hash,
  block,
  at,
  sender,
  amount: formatAmount(amount),
  coin,
  state: rest.state,
  as: rest.bookedAs,
  member: member?.id,
  order: rest.orderNo,
  journal: rest.assignedJournal ?? rest.journal,
})
