import { useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { formRefusals } from '#shared/formRefusals.ts'
import { say } from '#shared/locale.ts'
import { lookAlike } from '#shared/lookAlike.ts'
import { PositiveAmount } from '#shared/money.ts'
import { mostToWithdraw } from '#shared/mostToWithdraw.ts'
import type { Problem } from '#shared/problems.ts'
import { useLocale } from '#src/ui/useLocale.ts'
import { exactText } from '#src/words/format.ts'
import { type Known, knownAddresses, readAddress, standingOf } from './receivers.ts'
import { type Available, type CoinRules, shortToWithdraw } from './sendable.ts'

type Values = Record<string, FormDataEntryValue>

/** What is known to be wrong with a withdrawal before anything is sent (specification §5, decisions §6). */
export function useWithdrawalCheck(rules: CoinRules, available: Available, known: Known) {
  const amountProblem = useAmountProblem(rules, available)
  const addressProblems = useAddressProblems(known)
  return ({ amount, address, compared }: Values): Problem[] => {
    const asked = z.safeDecode(PositiveAmount, String(amount ?? ''))
    const wrong = asked.success ? amountProblem(asked.data) : undefined
    return [
      ...addressProblems(String(address ?? ''), compared !== undefined),
      ...(wrong ? [{ field: 'amount', message: wrong }] : []),
    ]
  }
}

function useAmountProblem(rules: CoinRules, available: Available) {
  const locale = useLocale()
  const shortWords = useShortWords(rules, available)
  const { symbol: coin, withdraw } = rules
  return (amount: bigint): string | undefined => {
    if (amount < withdraw.min) {
      return say(formRefusals.amountTooSmall, locale, { min: exactText(withdraw.min), coin })
    }
    if (withdraw.max !== null && amount > withdraw.max) {
      return say(formRefusals.amountTooLarge, locale, { max: exactText(withdraw.max), coin })
    }
    return shortWords(amount)
  }
}

/** What is missing, never that anybody should send money in. */
export function useShortWords(rules: CoinRules, available: Available) {
  const locale = useLocale()
  const words = formRefusals[rules.symbol === 'BTCWT' ? 'overdrawnBTCWT' : 'overdrawn']
  return (amount: bigint): string | undefined => {
    const short = shortToWithdraw(rules, available, amount)
    if (!short) return undefined
    if (short.of === 'balance') return say(words, locale)
    const most = mostToWithdraw(rules, available)
    const values = { fee: exactText(rules.withdraw.fee), missing: exactText(short.missing) }
    return most > 0n
      ? say(formRefusals.minerFeesShort, locale, {
          ...values,
          most: exactText(most),
          coin: rules.symbol,
        })
      : say(formRefusals.minerFeesMissing, locale, values)
  }
}

function useAddressProblems(known: Known) {
  const { t } = useLingui()
  const locale = useLocale()
  return (typed: string, compared: boolean): Problem[] => {
    const address = readAddress(typed)
    if (address === null) {
      return [{ field: 'address', message: say(formRefusals.addressChecksum, locale) }]
    }
    if (address === undefined) return []
    if (standingOf(address, known) === 'contract') {
      return [{ field: 'address', message: say(formRefusals.receiverUnusable, locale) }]
    }
    return lookAlike(address, knownAddresses(known)) && !compared
      ? [
          {
            field: 'compared',
            message: t`Compare every group with the address that you know first.`,
          },
        ]
      : []
  }
}
