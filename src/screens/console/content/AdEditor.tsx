import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type DeskBody, desk } from '#shared/desk/index.ts'
import { useSend } from '#src/api/useSend.ts'
import { useSendingOff } from '#src/api/useSendingOff.ts'
import { soon } from '#src/screens/console/parts/moments.ts'
import { Form } from '#src/ui/Form.tsx'
import { toast } from '#src/ui/toasts.ts'
import { clock } from '#src/words/clock.ts'
import { AdPreview } from './AdPreview.tsx'
import { AdShown } from './AdShown.tsx'
import { AdWhat } from './AdWhat.tsx'
import { type Ad, adBody, adFields } from './ad-fields.ts'
import { useContentSearch } from './content-search.ts'
import { HideAd } from './HideAd.tsx'
import { Meanwhile } from './Meanwhile.tsx'
import { Missing } from './Missing.tsx'
import { Restored } from './Restored.tsx'
import { staleOr } from './staleOr.ts'
import { useWriting } from './useWriting.ts'

type AdEditorProps = { of?: Ad; onStale?: () => void }

/** An ad: its picture, its words in both languages, where it leads, and from when it is shown. */
export function AdEditor({ of, onStale }: AdEditorProps) {
  const { t } = useLingui()
  const [, change] = useContentSearch()
  const { send } = useSend('operator/saveAd', { quiet: true })
  const [first] = useState(() => soon(clock.now()))
  const current = { token: of ? String(of.revision) : 'new', fields: adFields(of, first) }
  const writing = useWriting(`ad.${of?.id ?? 'new'}`, current)
  const { fields, theirs } = writing
  const off = useSendingOff({
    refused: theirs && t`Look first at what somebody else has written, above.`,
  })

  async function save(body: DeskBody<'operator/saveAd'>) {
    try {
      const saved = await send(body)
      writing.saved({ token: String(saved.revision), fields: adFields(saved, first) })
      toast(saved.state === 'out' ? t`Saved; members see it` : t`Saved`, 'good')
      if (!of) change({ id: saved.id })
    } catch (error) {
      throw staleOr(error, onStale)
    }
  }

  return (
    <>
      {of && of.state !== 'draft' && <HideAd of={of} />}
      <Form
        schema={desk['operator/saveAd'].body}
        extra={adBody(fields, of)}
        draftKey={writing.key}
        onSubmit={save}
        submit={fields['shown'] === 'no' ? <Trans>Save as a draft</Trans> : <Trans>Save</Trans>}
        kind={writing.dirty ? 'main' : 'plain'}
        off={off}
        beside={
          <>
            <AdShown writing={writing} />
            <AdPreview fields={fields} />
            <Missing fields={fields} names={['title.en', 'title.zh', 'image']} />
          </>
        }
      >
        <input type="hidden" name="token" value={writing.token} />
        <Restored writing={writing} />
        <Meanwhile writing={writing} />
        <AdWhat writing={writing} />
      </Form>
    </>
  )
}
