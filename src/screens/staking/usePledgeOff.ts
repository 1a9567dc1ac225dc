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
  pause: ReturnType<typeof usePause>
  /** That no payment from a wallet can be confirmed, if so. */
  halted: ReturnType<typeof useChainHalted>
  /** Why nothing can be sent, if so. */
  off: string | undefined
}

export function usePledgeOff(method: Method, rules: CoinRules): PledgeOff {
  const locale = useLocale()
  const pause = usePause('staking')
  const chain = useChainHalted()
  const halted = method === 'wallet' ? chain : undefined
  const off = useSendingOff({
    paused: pause?.reason ?? (halted ? '' : undefined),
    refused: isOpen(rules, method)
      ? undefined
      : say(formRefusals.coinNotPledgeable, locale, { coin: rules.symbol }),
  })
  return { pause, halted, off }
}
