import { Refusal } from '#server/db/Refusal.ts'
import type { Balance } from '#server/ledger/balances.ts'
import { overdrawn } from '#server/ledger/post.ts'
import type { Coin } from '#shared/api/coin.ts'
import { formatAmount } from '#shared/money.ts'
import { mostToWithdraw } from '#shared/mostToWithdraw.ts'
import type { Allowed } from './WithdrawalTerms.ts'

/**
 * The refusal for a withdrawal that the books do not bear, by what the member has: too little of the coin, or enough of
 * it and too little BTCW for the fee. The latter says what is missing and the largest amount that works, and never asks
 * for money to be sent in.
 */
export function shortOf(
  { coin, amount, rules }: Allowed,
  has: Record<Coin, Pick<Balance, 'available'>>,
): Refusal {
  if (has[coin].available < amount) return overdrawn(`available:${coin}`)
  const { fee } = rules
  const needed = coin === 'BTCW' ? amount + fee : fee
  const values = { fee: formatAmount(fee), missing: formatAmount(needed - has.BTCW.available) }
  // The fee is the same for every amount: of another coin no smaller one works.
  const available = { BTCW: has.BTCW.available, BTCWT: has.BTCWT.available }
  const most = mostToWithdraw({ symbol: coin, withdraw: rules }, available)
  return most > 0n
    ? new Refusal('minerFeesShort', {
        values: { ...values, most: formatAmount(most), coin },
        field: 'amount',
      })
    : new Refusal('minerFeesMissing', { values, field: 'amount' })
}
