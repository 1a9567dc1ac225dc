import { Trans } from '@lingui/react/macro'
import { Note } from '#src/ui/Note.tsx'

/** In place of the ways to pay: what is sent now would come too late. */
export const TimeOver = () => (
  <Note kind="amber">
    <Trans>
      The time to pay this order is over. Do not pay any more: open the app and pledge again. A
      payment that was sent in time is found by itself.
    </Trans>
  </Note>
)
