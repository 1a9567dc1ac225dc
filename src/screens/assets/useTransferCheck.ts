import { useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { formRefusals } from '#shared/formRefusals.ts'
import { say } from '#shared/locale.ts'
import { PositiveAmount } from '#shared/money.ts'
import type { Problem } from '#shared/problems.ts'
import { useLocale } from '#src/ui/useLocale.ts'
import { exactText } from '#src/words/format.ts'
import type { Available, CoinRules } from './sendable.ts'

/** What is known to be wrong with a transfer before anything is sent (specification §5). */
export function useTransferCheck(rules: CoinRules, available: Available) {
  const { t } = useLingui()
  const locale = useLocale()
  const shortWords = useShortTransfer(rules, available)
  const { min } = rules.transfer

  function wrongAmount(amount: bigint): string | undefined {
    if (amount >= min) return shortWords(amount)
    return say(formRefusals.amountTooSmall, locale, { min: exactText(min), coin: rules.symbol })
  }

  return ({ amount, payeeId }: Record<string, FormDataEntryValue>): Problem[] => {
    const asked = z.safeDecode(PositiveAmount, String(amount ?? ''))
    const wrong = asked.success ? wrongAmount(asked.data) : undefined
    return [
      ...(payeeId
        ? []
        : [{ field: 'payee', message: t`Find the payee first, and see who it is.` }]),
      ...(wrong ? [{ field: 'amount', message: wrong }] : []),
    ]
  }
}

/** Why there is not enough: the amount and its fee are taken from the same coin. */
export function useShortTransfer({ symbol, transfer }: CoinRules, available: Available) {
  const { t } = useLingui()
  const locale = useLocale()
  const words = say(formRefusals[symbol === 'BTCWT' ? 'overdrawnBTCWT' : 'overdrawn'], locale)
  return (amount: bigint): string | undefined => {
    if (amount + transfer.fee <= available[symbol]) return undefined
    if (amount > available[symbol]) return words
    const fee = exactText(transfer.fee)
    return t`${words}: the fee of ${fee} ${symbol} comes on top.`
  }
}
