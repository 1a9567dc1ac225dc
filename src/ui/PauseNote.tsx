import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Pausable } from '#shared/pausable.ts'
import type { Told } from '#src/words/Told.ts'
import { Gap } from './Gap.tsx'
import { LastSaid } from './LastSaid.tsx'
import { Note } from './Note.tsx'

const heads: Record<Pausable, ReactNode> = {
  staking: <Trans>New pledges are paused at the moment.</Trans>,
  transfers: <Trans>Transfers are paused at the moment.</Trans>,
  withdrawals: <Trans>Withdrawals are paused at the moment.</Trans>,
}

type PauseNoteProps = { what: Pausable; pause: (Told & { reason: string }) | undefined }

/** Above a form: what operators have paused, and why in their words; nothing while it goes on. */
export const PauseNote = ({ what, pause }: PauseNoteProps) => (
  <div role="status" hidden={!pause}>
    {pause && (
      <Note kind="amber">
        <LastSaid asOf={pause.asOf} />
        <b>{heads[what]}</b>
        <Gap />
        {pause.reason}
      </Note>
    )}
  </div>
)
