import * as z from 'zod/mini'
import { COINS } from '#shared/api/coin.ts'
import { Day, Id } from '#shared/rules.ts'
import { canSeek, OrderNo, Sought } from '#src/screens/console/parts/sought.ts'

const word = z.string().check(z.regex(/^[a-z_]{1,40}$/))

/** What the address may say: the view, its filters, and the day or the journal that is opened. */
export const figuresShape = {
  view: z.enum(['solvency', 'days', 'ledger', 'audit']),
  day: Day,
  /** Of the lines of a day. */
  order: Sought,
  member: Sought,
  journal: Id,
  /** Of the ledger: whose entries; the house's where nobody is named. */
  who: z.enum(['member']),
  owner: Sought,
  of: Sought,
  account: word,
  coin: z.enum(COINS),
  type: word,
  from: Day,
  to: Day,
}

type OfLines = { day: string; order?: string; member?: string }

/** What is asked for of a day's lines: a member's, whatever the order; nothing where one of them is no number. */
export function linesBody({ day, order, member }: OfLines) {
  if (!canSeek(Id, member)) return null
  if (member !== undefined) return { day, memberId: member }
  if (!canSeek(OrderNo, order)) return null
  return { day, ...(order !== undefined && { orderNo: order }) }
}
