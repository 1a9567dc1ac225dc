import { Trans } from '@lingui/react/macro'
import { Note } from '#src/ui/Note.tsx'
import type { Ticketed } from './ticket-words.ts'

/** What became of the payment, and that the rest happens in the app. */
export function TicketOutcome({ order }: Pick<Ticketed, 'order'>) {
  if (order.status === 'fail') {
    return (
      <div role="status">
        <Note kind="red">
          {order.reason} <Trans>Go back to the app to pledge again.</Trans>
        </Note>
      </div>
    )
  }
  return (
    <div role="status">
      <Note kind="green">
        {order.status === 'review' ? (
          <Trans>Paid: go back to the app. It finishes by itself; you can close this page.</Trans>
        ) : (
          <Trans>Paid, and the order runs: go back to the app. You can close this page.</Trans>
        )}
      </Note>
    </div>
  )
}
