import { Trans } from '@lingui/react/macro'
import { useChainHalted } from '#src/api/useChainHalted.ts'
import { ChainHalted } from '#src/ui/ChainHalted.tsx'

/** That nobody can see payments at the moment, for whoever is about to pay or may have paid. */
export const PayHalted = () => (
  <ChainHalted halted={useChainHalted()}>
    <Trans>
      Better not pay now: pledge again later. If you have paid, nothing is lost. It is found by
      itself once the chain can be relied on again.
    </Trans>
  </ChainHalted>
)
