import * as z from 'zod/mini'
import { COINS, type Coin } from '#shared/api/coin.ts'
import { WITHDRAWAL_FILTERS } from '#shared/desk/withdrawals.ts'
import { Id } from '#shared/rules.ts'

type Filter = (typeof WITHDRAWAL_FILTERS)[number]

/** What the address may say of the withdrawals: which, in which coin, of which member, and the one that is opened. */
export const withdrawalShape = {
  filter: z.enum([...WITHDRAWAL_FILTERS, 'all']),
  coin: z.enum(COINS),
  member: Id,
  no: z.string().check(z.regex(/^\d{1,40}$/)),
}

type Filters = { filter?: Filter | 'all'; coin?: Coin; member?: string }

/** What is asked for with these filters: what waits, where none is named. */
export const withdrawalBody = ({ filter = 'waiting', coin, member }: Filters) => ({
  ...(filter !== 'all' && { filter }),
  ...(coin !== undefined && { coin }),
  ...(member !== undefined && { memberId: member }),
})
