import { Trans, useLingui } from '@lingui/react/macro'
import { ActSheet } from '#src/screens/console/parts/ActSheet.tsx'
import { Note } from '#src/ui/Note.tsx'
import type { OnMember } from './OnMember.ts'

/** Shuts a member out. */
export function FreezeSheet({ of: { id, nickname, roles }, onClose }: OnMember) {
  const { t } = useLingui()
  return (
    <ActSheet
      open
      onClose={onClose}
      title={t`Freeze ${nickname}`}
      path="operator/freeze"
      extra={{ memberId: id }}
      kind="danger"
      submit={<Trans>Freeze the account</Trans>}
      done={() => t`${nickname} is shut out`}
    >
      <Note kind="amber">
        <Trans>
          {nickname} (UID {id}) is signed out everywhere at once and cannot sign in. Balances and
          orders stay and go on earning. The member reads your reason, word for word.
        </Trans>
      </Note>
      {roles.length > 0 && (
        <Note kind="amber">
          <Trans>
            {nickname} works at the desk. What was said there as the first of two people ends:
            approvals start anew, and grants that wait are refused with your reason.
          </Trans>
        </Note>
      )}
    </ActSheet>
  )
}
