import * as z from 'zod/mini'
import { COINS, type Coin } from '#shared/api/coin.ts'
import { WITHDRAWAL_FILTERS } from '#shared/desk/withdrawals.ts'

type Filter = (typeof WITHDRAWAL_FILTERS)[number]

/** How long those that wait for a person wait at least, hours. */
const AGES = ['1', '24', '72'] as const

/** What the address may say of the withdrawals: which, in which coin, what was typed, and the one that is opened. */
export const withdrawalShape = {
  filter: z.enum([...WITHDRAWAL_FILTERS, 'all']),
  coin: z.enum(COINS),
  keywords: z.string().check(z.maxLength(100)),
  hours: z.enum(AGES),
  no: z.string().check(z.regex(/^\d{1,40}$/)),
}

type Filters = {
  filter?: Filter | 'all'
  coin?: Coin
  keywords?: string
  hours?: (typeof AGES)[number]
}

/** Whether they wait for a person: only of those the age is asked for. */
export const waits = ({ filter = 'waiting' }: Filters) =>
  filter === 'waiting' || filter === 'halted'

/** What is asked for with these filters: what waits, where none is named. */
export const withdrawalBody = ({ filter = 'waiting', coin, keywords, hours }: Filters) => ({
  ...(filter !== 'all' && { filter }),
  ...(coin !== undefined && { coin }),
  ...(keywords !== undefined && { keywords }),
  ...(hours !== undefined && waits({ filter }) && { hours: Number(hours) }),
})
