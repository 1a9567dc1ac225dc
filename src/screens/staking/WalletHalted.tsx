import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { ChainHalted } from '#src/ui/ChainHalted.tsx'

type WalletHaltedProps = Pick<ComponentProps<typeof ChainHalted>, 'halted'> & {
  /** Whether this member can pledge from the balance now. */
  fromBalance: boolean
}

/** Why no pledge is paid from a wallet while the chain cannot be relied on, and the other way where there is one. */
export const WalletHalted = ({ halted, fromBalance }: WalletHaltedProps) => (
  <ChainHalted halted={halted}>
    {fromBalance ? (
      <Trans>
        No payment from a wallet can be confirmed, so none is asked for. Nothing is lost, and you
        can pledge from your balance.
      </Trans>
    ) : (
      <Trans>
        No payment from a wallet can be confirmed, so none is asked for. Nothing is lost.
      </Trans>
    )}
  </ChainHalted>
)
