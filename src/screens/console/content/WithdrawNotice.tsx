import { Trans, useLingui } from '@lingui/react/macro'
import { say } from '#shared/locale.ts'
import { ActSheet } from '#src/screens/console/parts/ActSheet.tsx'
import { Note } from '#src/ui/Note.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import type { NoticeRecord } from './NoticeScreen.tsx'

type WithdrawNoticeProps = { of: NoticeRecord; onClose: () => void }

/** Takes a notice back, or gives a draft up. */
export function WithdrawNotice({ of, onClose }: WithdrawNoticeProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const { id, revision, state, title } = of
  const draft = state === 'draft'
  return (
    <ActSheet
      open
      onClose={onClose}
      title={draft ? <Trans>Give the draft up</Trans> : <Trans>Take the notice back</Trans>}
      path="operator/withdrawNotice"
      extra={{ id, revision }}
      kind="danger"
      submit={draft ? <Trans>Give it up</Trans> : <Trans>Take it back</Trans>}
      done={() => (draft ? t`The draft was given up` : t`The notice was taken back`)}
    >
      <p>
        <b>{say(title, locale)}</b>
      </p>
      <Note kind="amber">
        {state === 'out' ? (
          <Trans>
            Members do not find it any more, on Home or among the messages. Who has read it has read
            it. It cannot be put out again.
          </Trans>
        ) : (
          <Trans>It never comes out. It stays in the records and cannot be written on again.</Trans>
        )}
      </Note>
    </ActSheet>
  )
}
