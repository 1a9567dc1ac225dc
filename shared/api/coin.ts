import * as z from 'zod/mini'

/** The two coins (specification §3). */
export const COINS = ['BTCW', 'BTCWT'] as const

export const Coin = z.enum(COINS, { error: 'coin' })
export type Coin = z.output<typeof Coin>
