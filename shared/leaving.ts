import { COINS, type Coin } from './api/coin.ts'
import { mostToWithdraw, type WithdrawalRules } from './mostToWithdraw.ts'

/** Of one coin, base units: what reaches a wallet, the fee for it in BTCW, and what stays behind once all is done. */
export type Leaves = { out: bigint; fee: bigint; stays: bigint }

/** BTCWT goes first: its fee is BTCW, of which nothing would be left otherwise. */
const IN_ORDER = COINS.toSorted((a, b) => Number(a === 'BTCW') - Number(b === 'BTCW'))

/**
 * What one withdrawal of each coin would bring to a wallet now. What is staked is no part of it: an order cannot be ended
 * early.
 */
export function leaving(
  coinSet: readonly WithdrawalRules[],
  available: Record<Coin, bigint>,
): Record<Coin, Leaves> {
  const left = { ...available }
  const gone = { BTCW: { out: 0n, fee: 0n }, BTCWT: { out: 0n, fee: 0n } }
  for (const coin of IN_ORDER) {
    const rules = coinSet.find(({ symbol }) => symbol === coin)
    const out = rules?.withdraw.enabled ? mostToWithdraw(rules, left) : 0n
    if (!rules || out === 0n) continue
    gone[coin] = { out, fee: rules.withdraw.fee }
    left[coin] -= out
    left.BTCW -= rules.withdraw.fee
  }
  return {
    BTCW: { ...gone.BTCW, stays: left.BTCW },
    BTCWT: { ...gone.BTCWT, stays: left.BTCWT },
  }
}
