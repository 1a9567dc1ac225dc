import { Trans, useLingui } from '@lingui/react/macro'
import { ActSheet } from '#src/screens/console/parts/ActSheet.tsx'
import { NewForADay } from '#src/screens/console/parts/NewForADay.tsx'
import { Note } from '#src/ui/Note.tsx'
import type { OnMember } from './OnMember.ts'

/** Lets a member in again. */
export function UnfreezeSheet({ of: { id, nickname, frozen, roles }, onClose }: OnMember) {
  const { t } = useLingui()
  return (
    <ActSheet
      open
      onClose={onClose}
      title={t`Let ${nickname} in again`}
      path="operator/unfreeze"
      extra={{ memberId: id, ...(frozen && { frozen }) }}
      submit={<Trans>Let in again</Trans>}
      done={() => t`${nickname} may sign in again`}
    >
      {frozen && <Note kind="red">{frozen.reason}</Note>}
      <Note>
        <Trans>
          {nickname} (UID {id}) may sign in again at once. Sign-ins that were ended stay ended.
        </Trans>
      </Note>
      <NewForADay nickname={nickname} roles={roles} />
    </ActSheet>
  )
}
