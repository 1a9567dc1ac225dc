import { Trans, useLingui } from '@lingui/react/macro'
import { ActSheet } from '#src/screens/console/parts/ActSheet.tsx'
import { Note } from '#src/ui/Note.tsx'
import type { Payouts } from './PayoutsStopped.tsx'

type ResumePayoutsProps = { open: boolean; payouts: Payouts; onClose: () => void }

/** Lets payouts go on; chain and books are compared once more before. */
export function ResumePayouts({ open, payouts: { going, stopped }, onClose }: ResumePayoutsProps) {
  const { t } = useLingui()
  return (
    <ActSheet
      open={open}
      onClose={onClose}
      title={<Trans>Let payouts go on</Trans>}
      path="operator/resumePayouts"
      kind="danger"
      submit={<Trans>Compare and go on</Trans>}
      done={() => t`Payouts go on`}
    >
      <Note kind="amber">{stopped?.words}</Note>
      <Note>
        <Trans>
          Chain and books are compared once more. Only where they agree, the payer signs and sends
          again, of both coins, and goes on with {going} on their way.
        </Trans>
      </Note>
    </ActSheet>
  )
}
