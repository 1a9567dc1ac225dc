import * as z from 'zod/mini'
import { COINS } from '#shared/api/coin.ts'
import { Day, Id } from '#shared/rules.ts'

const word = z.string().check(z.regex(/^[a-z_]{1,40}$/))
const number = z.string().check(z.regex(/^[0-9A-Za-z-]{1,40}$/))

/** What the address may say: the view, its filters, and the day or the journal that is opened. */
export const figuresShape = {
  view: z.enum(['solvency', 'days', 'ledger', 'audit']),
  day: Day,
  /** Of the lines of a day. */
  order: number,
  member: Id,
  journal: Id,
  /** Of the ledger: whose entries; the house's where nobody is named. */
  who: z.enum(['member']),
  owner: Id,
  of: Id,
  account: word,
  coin: z.enum(COINS),
  type: word,
  from: Day,
  to: Day,
}
