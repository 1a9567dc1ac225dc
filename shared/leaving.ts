import { COINS, type Coin } from './api/coin.ts'
import { mostToWithdraw, type WithdrawalRules } from './mostToWithdraw.ts'

/** The rule that keeps back what stays: the coin cannot be withdrawn, no BTCW for the fee, the least or the most. */
export type KeptBy = 'coin' | 'fee' | 'least' | 'most'

/** Of one coin, base units: what reaches a wallet, the fee for it in BTCW, and what stays behind once all is done, if anything, by which rule. */
export type Leaves = { out: bigint; fee: bigint; stays: bigint; keptBy: KeptBy }

/** BTCWT goes first: its fee is BTCW, of which nothing would be left otherwise. */
const IN_ORDER = COINS.toSorted((a, b) => Number(a === 'BTCW') - Number(b === 'BTCW'))

const NOTHING: Omit<Leaves, 'stays'> = { out: 0n, fee: 0n, keptBy: 'coin' }

/**
 * What one withdrawal of each coin would bring to a wallet now. What is staked is no part of it: an order cannot be ended
 * early.
 */
export function leaving(
  coinSet: readonly WithdrawalRules[],
  available: Record<Coin, bigint>,
): Record<Coin, Leaves> {
  const left = { ...available }
  const gone = { BTCW: NOTHING, BTCWT: NOTHING }
  for (const coin of IN_ORDER) {
    const rules = coinSet.find(({ symbol }) => symbol === coin)
    if (!rules?.withdraw.enabled) continue
    const { fee } = rules.withdraw
    const out = mostToWithdraw(rules, left)
    if (out === 0n) {
      gone[coin] = { ...NOTHING, keptBy: left.BTCW < fee ? 'fee' : 'least' }
      continue
    }
    gone[coin] = { out, fee, keptBy: 'most' }
    left[coin] -= out
    left.BTCW -= fee
  }
  return {
    BTCW: { ...gone.BTCW, stays: left.BTCW },
    BTCWT: { ...gone.BTCWT, stays: left.BTCWT },
  }
}
