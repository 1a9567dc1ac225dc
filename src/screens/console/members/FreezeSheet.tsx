import { Trans, useLingui } from '@lingui/react/macro'
import { ActSheet } from '#src/screens/console/parts/ActSheet.tsx'
import { Note } from '#src/ui/Note.tsx'
import type { OnMember } from './OnMember.ts'
import { WordsEnd } from './WordsEnd.tsx'

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
          orders stay and go on earning. The member reads your reason, word for word: write it in
          English and in Chinese.
        </Trans>
      </Note>
      <WordsEnd nickname={nickname} roles={roles} />
    </ActSheet>
  )
}
