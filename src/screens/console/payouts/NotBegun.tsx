import { Trans } from '@lingui/react/macro'
import { countText } from '#src/words/format.ts'
import type { Payouts } from './PayoutsStopped.tsx'

type NotBegunProps = { of: Pick<Payouts, 'approved' | 'frozen'> }

/** What of the withdrawals on their way the payer has not begun, and what of that waits for its member to be let in again. */
export function NotBegun({ of: { approved = 0, frozen = 0 } }: NotBegunProps) {
  if (approved === 0) return null
  if (frozen === 0)
    return <Trans>Of those on their way, approved and not begun: {countText(approved)}.</Trans>
  return (
    <Trans>
      Of those on their way, approved and not begun: {countText(approved)}, of frozen members, which
      wait: {countText(frozen)}.
    </Trans>
  )
}
