import { Trans, useLingui } from '@lingui/react/macro'
import { type DeskBody, desk } from '#shared/desk/index.ts'
import { useSend } from '#src/api/useSend.ts'
import { Note } from '#src/ui/Note.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { toast } from '#src/ui/toasts.ts'
import { NoticeActs } from './NoticeActs.tsx'
import type { NoticeRecord } from './NoticeScreen.tsx'
import { NoticeStanding } from './NoticeStanding.tsx'
import { Pinned } from './Pinned.tsx'
import { staleOr } from './staleOr.ts'
import { TextsForm } from './TextsForm.tsx'
import { fieldsOf } from './texts.ts'
import { useWriting } from './useWriting.ts'

const pinnedOf = (pinned: boolean) => ({ pinned: pinned ? 'yes' : 'no' })

type NoticeEditorProps = { of: NoticeRecord; onStale: () => void }

/** Writes on a notice that there is already, and does with it what can be done. */
export function NoticeEditor({ of, onStale }: NoticeEditorProps) {
  const { t } = useLingui()
  const { id, revision, state, publishedAt, updatedAt, editedAt } = of
  const { send } = useSend('operator/saveNotice', { quiet: true })
  const writing = useWriting(`notice.${id}`, {
    token: String(revision),
    fields: { ...fieldsOf(of), ...pinnedOf(of.pinned) },
  })
  const out = state === 'out'

  async function save(body: DeskBody<'operator/saveNotice'>) {
    try {
      const saved = await send(body)
      const fields = { ...fieldsOf(body), ...pinnedOf(body.pinned) }
      writing.saved({ token: String(saved.revision), fields })
      toast(out ? t`Saved; members see it` : t`Saved`, 'good')
    } catch (error) {
      throw staleOr(error, onStale)
    }
  }

  return (
    <>
      <NoticeStanding of={of} />
      <NoticeActs of={of} dirty={writing.dirty || writing.theirs !== undefined} />
      <TextsForm
        writing={writing}
        schema={desk['operator/saveNotice'].body}
        extra={{ id, revision, pinned: writing.fields['pinned'] === 'yes' }}
        onSave={save}
        submit={out ? <Trans>Save for members to see</Trans> : <Trans>Save</Trans>}
        preview={(text) => (
          <Notice {...text} publishedAt={publishedAt ?? updatedAt} editedAt={editedAt} />
        )}
      >
        <Pinned writing={writing} />
        {out && writing.dirty && (
          <Note kind="amber">
            <Trans>
              It is out: members see what you save at once, and where the words differ they are told
              that it was edited.
            </Trans>
          </Note>
        )}
      </TextsForm>
    </>
  )
}
