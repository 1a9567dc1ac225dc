import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Told } from '#src/words/Told.ts'
import { Gap } from './Gap.tsx'
import { LastSaid } from './LastSaid.tsx'
import { Note } from './Note.tsx'

type ChainHaltedProps = {
  halted: Told | undefined
  /** What it means here. */
  children: ReactNode
}

/** That what the chain shows cannot be relied on at the moment; nothing while it can. */
export const ChainHalted = ({ halted, children }: ChainHaltedProps) => (
  <div role="status" hidden={!halted}>
    {halted && (
      <Note kind="amber">
        <LastSaid asOf={halted.asOf} />
        <b>
          <Trans>The Bitwave chain cannot be relied on at the moment.</Trans>
        </b>
        <Gap />
        {children}
      </Note>
    )}
  </div>
)

/** The same, where coins would be paid out. */
export const PayoutsWait = ({ halted }: Pick<ChainHaltedProps, 'halted'>) => (
  <ChainHalted halted={halted}>
    <Trans>
      Until then nothing is paid out. What you ask for waits, and cannot be cancelled until then.
    </Trans>
  </ChainHalted>
)
