import { Trans } from '@lingui/react/macro'
import { Note } from '#src/ui/Note.tsx'
import { outcomeOf, type Ticketed } from './ticket-words.ts'

const LOOKS = { failed: 'red', open: 'info', paid: 'green', runs: 'green' } as const

/** What became of the payment, and that the rest happens in the app. It is told where it stands (`PaymentTold`). */
export function TicketOutcome({ order }: Pick<Ticketed, 'order'>) {
  const outcome = outcomeOf(order)
  return (
    <Note kind={LOOKS[outcome]}>
      {outcome === 'failed' && (
        <>
          {order.reason} <Trans>Go back to the app to pledge again.</Trans>
        </>
      )}
      {outcome === 'open' && (
        <Trans>
          Go back to the app: what becomes of the payment shows there by itself. You can close this
          page. Do not pay again.
        </Trans>
      )}
      {outcome === 'paid' && (
        <Trans>Paid: go back to the app. It finishes by itself; you can close this page.</Trans>
      )}
      {outcome === 'runs' && (
        <Trans>Paid, and the order runs: go back to the app. You can close this page.</Trans>
      )}
    </Note>
  )
}
