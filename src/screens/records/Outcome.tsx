import { Trans } from '@lingui/react/macro'
import { Unreconciled } from '#shared/records/joinRun.ts'
import { Failed } from '#src/ui/Failed.tsx'
import { ErrorState } from '#src/ui/State.tsx'
import { Busy } from './Busy.tsx'
import { MadeFile } from './MadeFile.tsx'
import type { Making } from './useMaking.ts'

type OutcomeProps = { making: Making; onStop: () => void; onRetry: () => void }

/** What becomes of the file, told to screen readers as it changes. */
export const Outcome = ({ making, onStop, onRetry }: OutcomeProps) => (
  <div aria-live="polite">
    {making.state === 'busy' && <Busy {...making} onStop={onStop} />}
    {making.state === 'made' && <MadeFile made={making.made} />}
    {making.state === 'failed' && <NotMade error={making.error} onRetry={onRetry} />}
  </div>
)

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
