import { Trans, useLingui } from '@lingui/react/macro'
import { ActSheet } from '#src/screens/console/parts/ActSheet.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Note } from '#src/ui/Note.tsx'
import type { Grant } from './grant-words.ts'
import { useGrantFacts } from './useGrantFacts.tsx'

type ConfirmSheetProps = { of: Grant; budget: bigint | undefined; onClose: () => void }

/** The second person's look at a grant that somebody else asked for. */
export function ConfirmSheet({ of, budget, onClose }: ConfirmSheetProps) {
  const { t } = useLingui()
  const { nickname } = of.member
  return (
    <ActSheet
      open
      onClose={onClose}
      title={<Trans>Confirm the grant</Trans>}
      path="operator/confirmGrant"
      extra={{ id: of.id }}
      reason={false}
      submit={<Trans>Confirm and give it</Trans>}
      done={() => t`${nickname} has it now`}
    >
      <KeyValue rows={useGrantFacts(of)} />
      <Note kind="amber">
        <Trans>
          It is given at once, out of the activity budget. The member can use it at once, and it
          cannot be taken back.
        </Trans>
      </Note>
      {budget !== undefined && of.amount > budget && (
        <Note kind="red">
          <Trans>
            The budget holds only <Amount of="desk" value={budget} unit={of.coin} decimals={18} />.
            Bring a budget first.
          </Trans>
        </Note>
      )}
    </ActSheet>
  )
}
