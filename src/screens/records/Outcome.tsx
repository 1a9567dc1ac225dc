import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Unreconciled } from '#shared/records/joinRun.ts'
import { Failed } from '#src/ui/Failed.tsx'
import { ErrorState } from '#src/ui/State.tsx'
import { Busy } from './Busy.tsx'
import { MadeFile } from './MadeFile.tsx'
import type { Making } from './useMaking.ts'

type OutcomeProps = { making: Making; onStop: () => void; onRetry: () => void }

/** What becomes of the file, told to screen readers as it changes. */
export function Outcome({ making, onStop, onRetry }: OutcomeProps) {
  const place = useRef<HTMLDivElement>(null)
  const { state } = making
  const before = useRef(state)
  // Each state takes away the button that led to it: whoever pressed it is led to what came of it.
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (before.current !== state && isLost) place.current?.focus()
    before.current = state
  }, [state])
  return (
    <div ref={place} tabIndex={-1} aria-live="polite">
      {making.state === 'busy' && <Busy {...making} onStop={onStop} />}
      {making.state === 'made' && <MadeFile made={making.made} />}
      {making.state === 'failed' && <NotMade error={making.error} onRetry={onRetry} />}
    </div>
  )
}

function NotMade({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!(error instanceof Unreconciled)) return <Failed error={error} onRetry={onRetry} />
  return (
    <ErrorState onRetry={onRetry}>
      <Trans>
        What came does not add up to the balance ({error.message}), so no file was made. If it stays
        so, please write to customer service.
      </Trans>
    </ErrorState>
  )
}
