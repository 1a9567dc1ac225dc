import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ActSheet } from '#src/screens/console/parts/ActSheet.tsx'
import { Note } from '#src/ui/Note.tsx'
import type { OnMember } from './OnMember.ts'
import { WordsEnd } from './WordsEnd.tsx'

/** Ends all sign-ins, such as those of a phone that was lost. */
export function EndSessionsSheet({ of, onClose }: OnMember) {
  const { id, nickname, sessions, roles } = of
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
      <WordsEnd nickname={nickname} roles={roles} />
    </ActSheet>
  )
}
