import { useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import type { Coin } from '#shared/api/coin.ts'
import { formRefusals } from '#shared/formRefusals.ts'
import { say } from '#shared/locale.ts'
import { Amount } from '#shared/money.ts'
import type { Problem } from '#shared/problems.ts'
import { useLocale } from '#src/ui/useLocale.ts'

type Setting = { method: 'balance' | 'wallet'; coin: Coin; available: bigint }

/** What the form alone knows before anything is sent (specification §5): consent first, and the balance. */
export function usePledgeCheck({ method, coin, available }: Setting) {
  const { t } = useLingui()
  const locale = useLocale()
  return ({ amount, consent }: Record<string, FormDataEntryValue>): Problem[] => {
    const asked = z.safeDecode(Amount, String(amount ?? ''))
    const short = method === 'balance' && asked.success && asked.data > available
    const words = formRefusals[coin === 'BTCWT' ? 'overdrawnBTCWT' : 'overdrawn']
    return [
      ...(short ? [{ field: 'amount', message: say(words, locale) }] : []),
      ...(consent
        ? []
        : [{ field: 'consent', message: t`Read the staking protocol and agree to it first.` }]),
    ]
  }
}
