import { Refusal } from '#server/db/Refusal.ts'
import { sameFee } from '#server/ledger/sameFee.ts'
import { formatAmount } from '#shared/money.ts'
import type { Allowed, Asked, WithdrawalTerms } from './WithdrawalTerms.ts'

const ZERO_ADDRESS = `0x${'0'.repeat(40)}`

/**
 * The rules of the coin, the fee among them (decisions §6). `house` are the pool, the token and the paying wallets:
 * nothing that is sent there is the member's any more. Refuses `coinNotWithdrawable`, `amountTooSmall`, `amountTooLarge`,
 * `receiverUnusable` and `feeChanged`. Whether the member has enough is for the books to say.
 */
export function checkWithdrawal(
  { terms, house }: { terms: WithdrawalTerms; house: readonly string[] },
  asked: Asked,
): Allowed {
  const { coin, amount } = asked
  const rules = terms.coinSet.find(({ symbol }) => symbol === coin)?.withdraw
  if (!rules?.enabled) {
    throw new Refusal('coinNotWithdrawable', { values: { coin }, field: 'coin' })
  }
  if (amount < rules.min) {
    const values = { min: formatAmount(rules.min), coin }
    throw new Refusal('amountTooSmall', { values, field: 'amount' })
  }
  if (rules.max !== null && amount > rules.max) {
    const values = { max: formatAmount(rules.max), coin }
    throw new Refusal('amountTooLarge', { values, field: 'amount' })
  }
  const receiver = asked.address.toLowerCase()
  if ([ZERO_ADDRESS, ...house].some((useless) => useless.toLowerCase() === receiver)) {
    throw new Refusal('receiverUnusable', { field: 'address' })
  }
  sameFee(rules.fee, asked.fee, 'BTCW')
  return { ...asked, rules }
}
