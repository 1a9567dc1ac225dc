import { formRefusals } from '#shared/formRefusals.ts'
import { say } from '#shared/locale.ts'
import { useChainHalted } from '#src/api/useChainHalted.ts'
import { usePause } from '#src/api/usePause.ts'
import { useSendingOff } from '#src/api/useSendingOff.ts'
import { useLocale } from '#src/ui/useLocale.ts'
import { isOpen } from './firstWay.ts'
import type { CoinRules } from './terms.ts'
import type { Method } from './usePledge.ts'

/** Whether a pledge can be sent this way now. */
type PledgeOff = {
  /** Why operators have paused pledges, if so. */
  paused: string | undefined
  /** No payment from a wallet can be confirmed. */
  halted: boolean
  /** Why nothing can be sent, if so. */
  off: string | undefined
}

export function usePledgeOff(method: Method, rules: CoinRules): PledgeOff {
  const locale = useLocale()
  const paused = usePause('staking')
  const halted = useChainHalted() && method === 'wallet'
  const off = useSendingOff({
    paused: paused ?? (halted ? '' : undefined),
    refused: isOpen(rules, method)
      ? undefined
      : say(formRefusals.coinNotPledgeable, locale, { coin: rules.symbol }),
  })
  return { paused, halted, off }
}
