import { Trans, useLingui } from '@lingui/react/macro'
import { beginsNext } from '#shared/desk/onTheirWay.ts'
import { ActSheet } from '#src/screens/console/parts/ActSheet.tsx'
import { Note } from '#src/ui/Note.tsx'
import { countText } from '#src/words/format.ts'
import type { Seen } from './PayoutsStopped.tsx'

type ResumePayoutsProps = { seen: Seen | undefined; onClose: () => void }

/** Lets payouts go on after the stop that was seen; chain and books are compared once more before. */
export function ResumePayouts({ seen, onClose }: ResumePayoutsProps) {
  const { t } = useLingui()
  if (!seen) return null
  const { going, stopped } = seen
  return (
    <ActSheet
      open
      onClose={onClose}
      title={<Trans>Let payouts go on</Trans>}
      path="operator/resumePayouts"
      extra={{ since: stopped.since }}
      kind="danger"
      submit={<Trans>Compare and go on</Trans>}
      done={() => t`Payouts go on`}
    >
      <Note kind="amber">{stopped.words}</Note>
      <Note>
        <Trans>
          Chain and books are compared once more. Only where they agree, the payer signs and sends
          again, of both coins: it goes on with {countText(going)} that it has begun and, unless
          withdrawals are paused, begins {countText(beginsNext(seen))} that are approved.
        </Trans>
      </Note>
    </ActSheet>
  )
}
