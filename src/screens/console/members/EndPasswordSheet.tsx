import { Trans, useLingui } from '@lingui/react/macro'
import { ActSheet } from '#src/screens/console/parts/ActSheet.tsx'
import { Note } from '#src/ui/Note.tsx'
import type { OnMember } from './OnMember.ts'
import { WordsEnd } from './WordsEnd.tsx'

/** Takes the password away, where somebody else may know it. */
export function EndPasswordSheet({ of, onClose }: OnMember) {
  const { id, nickname, emailTrusted, roles } = of
  const { t } = useLingui()
  return (
    <ActSheet
      open
      onClose={onClose}
      title={t`Take the password of ${nickname} away`}
      path="operator/endPassword"
      extra={{ memberId: id }}
      kind="danger"
      submit={<Trans>Take the password away</Trans>}
      done={() => t`The password is gone`}
    >
      <Note kind="amber">
        {emailTrusted ? (
          <Trans>
            All sign-ins end at once. The member sets another password by mail, or signs in with the
            wallet.
          </Trans>
        ) : (
          <Trans>
            All sign-ins end at once. The email address may not set another password: only the
            wallet signs in.
          </Trans>
        )}
      </Note>
      <WordsEnd nickname={nickname} roles={roles} />
    </ActSheet>
  )
}
