import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type DeskBody, desk } from '#shared/desk/index.ts'
import { useSend } from '#src/api/useSend.ts'
import { useSendingOff } from '#src/api/useSendingOff.ts'
import { InDoubt } from '#src/screens/console/parts/InDoubt.tsx'
import { soon } from '#src/screens/console/parts/moments.ts'
import { useAct } from '#src/screens/console/parts/useAct.ts'
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
import { useWriting, type Writing } from './useWriting.ts'

const saved = msg`Saved`

const savedWords: Record<Ad['state'], MessageDescriptor> = {
  draft: saved,
  coming: saved,
  out: msg`Saved; members see it`,
  crowded: msg`Saved; Home has no place for it`,
  over: saved,
}

/** An ad that nobody has made yet. */
export function NewAd() {
  const { i18n } = useLingui()
  const [, change] = useContentSearch()
  const [first] = useState(() => soon(clock.now()))
  const writing = useWriting('ad.new', { token: 'new', fields: adFields(undefined, first) })
  // It has no revision that a second one of it would be refused by.
  const act = useAct({
    path: 'operator/saveAd',
    extra: undefined,
    draft: writing.key,
    done: ({ state }) => i18n._(savedWords[state]),
    onDone: ({ id }) => change({ id }),
  })
  return (
    <InDoubt act={act}>
      <AdForm writing={writing} reviewed onSave={act.submit} />
    </InDoubt>
  )
}

type AdEditorProps = { of: Ad; onStale: () => void }

/** An ad that there is already, and what can be done with it. */
export function AdEditor({ of, onStale }: AdEditorProps) {
  const { i18n } = useLingui()
  const { send } = useSend('operator/saveAd', { quiet: true })
  const [first] = useState(() => soon(clock.now()))
  const current = { token: String(of.revision), fields: adFields(of, first) }
  const writing = useWriting(`ad.${of.id}`, current)

  async function save(body: DeskBody<'operator/saveAd'>) {
    try {
      const saved = await send(body)
      writing.saved({ token: String(saved.revision), fields: adFields(saved, first) })
      toast(i18n._(savedWords[saved.state]), 'good')
    } catch (error) {
      throw staleOr(error, onStale)
    }
  }

  /** Whoever hid it here has seen that it is hidden; what else was typed stays. */
  function hidden(ad: Ad) {
    const fields = adFields(ad, first)
    writing.saved({ token: String(ad.revision), fields })
    writing.set({ shown: fields['shown'] ?? 'no', from: fields['from'] ?? '' })
  }

  return (
    <>
      {of.state !== 'draft' && <HideAd of={of} onHidden={hidden} />}
      <AdForm of={of} writing={writing} onSave={save} />
    </>
  )
}

type AdFormProps = {
  of?: Ad
  writing: Writing
  onSave: (body: DeskBody<'operator/saveAd'>) => unknown
  /** `onSave` forgets the draft itself, once it is known that it was saved. */
  reviewed?: boolean
}

/** An ad: its picture, its words in both languages, where it leads, and from when it is shown. */
function AdForm({ of, writing, onSave, reviewed }: AdFormProps) {
  const { t } = useLingui()
  const { fields, theirs } = writing
  const off = useSendingOff({
    refused: theirs && t`Look first at what somebody else has written, above.`,
  })
  return (
    <Form
      schema={desk['operator/saveAd'].body}
      extra={adBody(fields, of)}
      draftKey={writing.key}
      reviewed={reviewed}
      onSubmit={onSave}
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
  )
}
