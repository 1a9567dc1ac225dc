import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ActSheet } from '#src/screens/console/parts/ActSheet.tsx'
import { Note } from '#src/ui/Note.tsx'
import type { OnMember } from './OnMember.ts'

/** Ends all sign-ins, such as those of a phone that was lost. */
export function EndSessionsSheet({ of: { id, nickname, sessions }, onClose }: OnMember) {
  const { t } = useLingui()
  return (
    <ActSheet
      open
      onClose={onClose}
      title={t`End all sign-ins of ${nickname}`}
      path="operator/endSessions"
      extra={{ memberId: id }}
      kind="danger"
      submit={<Trans>End all sign-ins</Trans>}
      done={({ ended }) => t`Sign-ins ended: ${ended}`}
    >
      <Note kind="amber">
        <Plural
          value={sessions}
          one="# sign-in ends at once. The member signs in again as before."
          other="# sign-ins end at once. The member signs in again as before."
        />
      </Note>
    </ActSheet>
  )
}
