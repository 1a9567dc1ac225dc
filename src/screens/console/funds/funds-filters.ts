import * as z from 'zod/mini'
import { COINS, type Coin } from '#shared/api/coin.ts'
import { ARRIVAL_PURPOSES } from '#shared/desk/funds.ts'
import { Sought } from '#src/screens/console/parts/sought.ts'

/** What the address may say of money in: which part, and which arrivals. */
export const fundsShape = {
  view: z.enum(['unclaimed', 'funding', 'payer']),
  purpose: z.enum(ARRIVAL_PURPOSES),
  coin: z.enum(COINS),
  /** Of what is nobody's. */
  keywords: Sought,
}

type Filters = { purpose?: (typeof ARRIVAL_PURPOSES)[number]; coin?: Coin }

/** What is asked for with these filters. */
export const arrivalBody = ({ purpose, coin }: Filters) => ({
  ...(purpose !== undefined && { purpose }),
  ...(coin !== undefined && { coin }),
})
