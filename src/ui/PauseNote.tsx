import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Pausable } from '#shared/pausable.ts'
import { Gap } from './Gap.tsx'
import { Note } from './Note.tsx'

const heads: Record<Pausable, ReactNode> = {
  staking: <Trans>New pledges are paused at the moment.</Trans>,
  transfers: <Trans>Transfers are paused at the moment.</Trans>,
  withdrawals: <Trans>Withdrawals are paused at the moment.</Trans>,
}

type PauseNoteProps = { what: Pausable; reason: string | undefined }

/** Above a form: what operators have paused, and why in their words; nothing while it goes on. */
export const PauseNote = ({ what, reason }: PauseNoteProps) => (
  <div role="status" hidden={reason === undefined}>
    {reason !== undefined && (
      <Note kind="amber">
        <b>{heads[what]}</b>
        <Gap />
        {reason}
      </Note>
    )}
  </div>
)
