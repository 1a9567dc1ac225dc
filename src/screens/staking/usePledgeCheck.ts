import { useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { formRefusals } from '#shared/formRefusals.ts'
import { say } from '#shared/locale.ts'
import { PositiveAmount } from '#shared/money.ts'
import type { Problem } from '#shared/problems.ts'
import { leastPledge, mostPledge } from '#shared/staked.ts'
import { useLocale } from '#src/ui/useLocale.ts'
import { exactText } from '#src/words/format.ts'
import type { CoinRules, Plan } from './terms.ts'
import type { Method } from './usePledge.ts'

type Setting = { method: Method; plan: Plan | undefined; rules: CoinRules; available: bigint }

/** What is known to be wrong with a pledge before anything is sent (specification §5): the consent, the least, the most and the balance. */
export function usePledgeCheck({ method, plan, rules, available }: Setting) {
  const { t } = useLingui()
  const locale = useLocale()
  const { symbol: coin } = rules
  const words = formRefusals[coin === 'BTCWT' ? 'overdrawnBTCWT' : 'overdrawn']

  function wrongAmount(amount: bigint): string | undefined {
    const min = plan ? leastPledge(plan, rules) : 0n
    if (amount < min) return say(formRefusals.amountTooSmall, locale, { min: exactText(min), coin })
    const max = mostPledge(rules)
    if (amount > max) return say(formRefusals.amountTooLarge, locale, { max: exactText(max), coin })
    return method === 'balance' && amount > available ? say(words, locale) : undefined
  }

  return ({ amount, consent }: Record<string, FormDataEntryValue>): Problem[] => {
    const asked = z.safeDecode(PositiveAmount, String(amount ?? ''))
    const wrong = asked.success ? wrongAmount(asked.data) : undefined
    return [
      ...(wrong ? [{ field: 'amount', message: wrong }] : []),
      ...(consent
        ? []
        : [{ field: 'consent', message: t`Read the staking protocol and agree to it first.` }]),
    ]
  }
}
