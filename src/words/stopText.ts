import type { Coin } from '#shared/api/coin.ts'
import { type Locale, say } from '#shared/locale.ts'
import { stopReasons } from '#shared/reasons.ts'
import { exactText } from './format.ts'

type Stop = { what: keyof typeof stopReasons; coin: Coin; missing: bigint }

/** Where chain and books disagree, with the amount (base units) as figures stand on screens. */
export const stopText = ({ what, coin, missing }: Stop, locale: Locale): string =>
  say(stopReasons[what], locale, { coin, missing: exactText(missing) })
