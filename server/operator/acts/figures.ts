import type { Act } from '#server/operator/Act.ts'
import { atDesk } from '#server/operator/atDesk.ts'
import { coinIn, memberIn } from '#server/operator/given.ts'
import { AFTER, pageIn, sayMore } from '#server/operator/pages.ts'
import { sheet, table } from '#server/operator/table.ts'
import type { DeskResult } from '#shared/desk/index.ts'
import { formatAmount } from '#shared/money.ts'

/** Amounts as a person reads them. */
const readable = <Row extends Record<string, unknown>>(row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'bigint' ? formatAmount(value) : value,
    ]),
  )

export const solvency: Act = {
  name: 'solvency',
  takes: '',
  about: 'tells what the pool holds and owes now, and what it did on each day',
  example: 'solvency',
  options: AFTER,
  run: async (desk, given) => {
    const page = pageIn(given)
    const { now, stopped, list, next } = await atDesk(desk, 'operator/solvency', page)
    if (stopped) desk.say(`Payouts have been stopped since ${stopped.since}: ${stopped.words}`)
    if (!page.cursor) desk.say(now ? table(now.map(readable)) : 'The chain cannot be asked now.')
    const kept = list.flatMap(({ day, coins }) => coins.map((coin) => ({ day, ...readable(coin) })))
    desk.say(table(kept))
    sayMore(desk, next)
  },
}

export const dayList: Act = {
  name: 'day list',
  takes: '',
  about: 'lists what each day had, paid and carried over, the newest first',
  example: 'day list',
  options: AFTER,
  run: async (desk, given) => {
    const { list, next } = await atDesk(desk, 'operator/days', pageIn(given))
    desk.say(table(list.map(dayRow)))
    sayMore(desk, next)
  },
}

const dayRow = ({ day, revenue, totalWeight, orders, ...row }: Omit<Day, 'shares'>) => ({
  day,
  revenue: formatAmount(revenue),
  weight: totalWeight,
  orders,
  staking: formatAmount(row.paidStaking),
  community: formatAmount(row.paidCommunity),
  subsidy: formatAmount(row.paidSubsidy),
  carriedOver: row.carriedOver === null ? null : formatAmount(row.carriedOver),
  finishedAt: row.finishedAt,
})

type Day = DeskResult<'operator/days'>['list'][number]

export const dayShow: Act = {
  name: 'day show',
  takes: '<day>',
  about:
    'shows a day’s distribution and its lines: all in turn, those of one order, or of one member',
  example: 'day show 2026-11-21 --order 26112100007',
  options: { order: 'text', member: 'text', ...AFTER },
  run: async (desk, given) => {
    const { words, option } = given
    const [day = ''] = words
    const { plans, shares, carriedIn, ...rest } = await atDesk(desk, 'operator/day', { day })
    const parts = `${shares.staking} + ${shares.community} + ${shares.subsidy} of 10000`
    desk.say(sheet({ ...dayRow(rest), carriedIn: formatAmount(carriedIn), shares: parts }))
    desk.say(table(plans.map(readable)))
    const who = option('member')
    const memberId = who ? (await desk.db.inTx((tx) => memberIn(tx, who))).id : undefined
    const asked = { ...pageIn(given), day, memberId, orderNo: option('order') }
    const { list, next } = await atDesk(desk, 'operator/dayLines', asked)
    desk.say(table(list.map(lineRow)))
    sayMore(desk, next)
  },
}

const lineRow = (line: DeskResult<'operator/dayLines'>['list'][number]) => ({
  order: line.orderNo,
  weight: line.weight,
  type: line.type,
  member: line.member.id,
  source: line.source?.id,
  ratio: line.ratio,
  amount: formatAmount(line.amount),
  journal: line.journal,
})

const ledgerOptions = {
  journal: 'text',
  owner: 'text',
  account: 'text',
  coin: 'text',
  type: 'text',
  from: 'text',
  to: 'text',
} as const

export const entries: Act = {
  name: 'entries',
  takes: '',
  about:
    'looks for entries of the ledger: of a journal, or of an owner (a member’s id, or 0: the house)',
  example: 'entries --owner 0 --account reward_pool --coin BTCW --from 2026-11-01',
  options: { ...ledgerOptions, ...AFTER },
  run: async (desk, given) => {
    const { option } = given
    const coin = option('coin')
    const words = Object.fromEntries(Object.keys(ledgerOptions).map((name) => [name, option(name)]))
    const asked = { ...words, ...pageIn(given), coin: coin && coinIn(coin) }
    const { list, next, balances } = await atDesk(desk, 'operator/entries', asked as object)
    desk.say(table(list.map(entryRow)))
    if (balances) desk.say(sheet(readable(balances)))
    sayMore(desk, next)
  },
}

export const journalShow: Act = {
  name: 'journal show',
  takes: '<id>',
  about: 'shows a journal, what caused it, and all its entries',
  example: 'journal show 41',
  options: AFTER,
  run: async (desk, given) => {
    const [id = ''] = given.words
    const asked = { ...pageIn(given), id }
    const { list, next, cause, meta, moved, ...journal } = await atDesk(
      desk,
      'operator/journal',
      asked,
    )
    const because = `${cause.what} ${cause.ref}`
    desk.say(sheet({ ...journal, cause: because, meta: JSON.stringify(meta) }))
    if (moved) desk.say(table(moved.map(readable)))
    desk.say(table(list.map(entryRow)))
    sayMore(desk, next)
  },
}

const entryRow = ({ meta: _, ...entry }: DeskResult<'operator/entries'>['list'][number]) =>
  readable(entry)
