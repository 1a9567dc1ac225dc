import { DECIMALS, ONE, WHOLE_DIGITS } from './money.ts'

/** What a coin counts as: base units of T for one whole coin; null: nothing. */
type Counted = { tPerCoin: bigint | null }

/** T that an amount of a coin counts as; base units both, rounded down (decisions §2). */
export const toT = (amount: bigint, { tPerCoin }: Counted): bigint =>
  (amount * (tPerCoin ?? 0n)) / ONE

/** The smallest pledge of a coin for a term that asks for so many T: something must count, even where it asks for nothing. */
export const leastPledge = ({ minAmount }: { minAmount: bigint }, coin: Counted): bigint =>
  fromT(minAmount || 1n, coin)

/** More T than an amount can say, base units. */
const UNSAID = 10n ** BigInt(WHOLE_DIGITS + DECIMALS)

/** The largest pledge of a coin whose T an amount can say: nobody has so much, but it can be written. */
export const mostPledge = ({ tPerCoin }: Counted): bigint => (UNSAID * ONE - 1n) / (tPerCoin || ONE)

/** The smallest amount of a coin that reaches so many T: rounded up, so that it always does. */
export const fromT = (staked: bigint, { tPerCoin }: Counted): bigint =>
  tPerCoin ? (staked * ONE + tPerCoin - 1n) / tPerCoin : 0n
