import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type * as z from 'zod/mini'
import { fieldName } from '#shared/problems.ts'
import { useSendingOff } from '#src/api/useSendingOff.ts'
import { Field } from '#src/ui/Field.tsx'
import { Form } from '#src/ui/Form.tsx'
import { Segment } from '#src/ui/Segment.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import styles from './Content.module.css'
import { Languages } from './Languages.tsx'
import { Meanwhile } from './Meanwhile.tsx'
import { Missing } from './Missing.tsx'
import { Restored } from './Restored.tsx'
import { TextField } from './TextField.tsx'
import { type Language, missingIn, TEXT_PARTS, wordsOf } from './texts.ts'
import type { Writing } from './useWriting.ts'

type Text = { title: string; body: string }

type TextsFormProps<Schema extends z.ZodMiniType> = {
  writing: Writing
  schema: Schema
  /** Of the body, beside both languages. */
  extra: Readonly<Record<string, unknown>>
  onSave: (body: z.output<Schema>) => unknown
  /** `onSave` forgets the draft itself, once it is known that it was saved. */
  reviewed?: boolean
  submit: ReactNode
  /** As members will read it. */
  preview: (text: Text) => ReactNode
  /** Below the texts. */
  children?: ReactNode
}

/** Title and text in both languages, as they are written and as members will read them. */
export function TextsForm<Schema extends z.ZodMiniType>(props: TextsFormProps<Schema>) {
  const { writing, schema, extra, onSave, reviewed, submit, preview, children } = props
  const { t } = useLingui()
  const { fields, theirs } = writing
  const [mode, setMode] = useState<'write' | 'preview'>('write')
  const [language, setLanguage] = useState<Language>('en')
  const off = useSendingOff({
    refused: theirs && t`Look first at what somebody else has written, above.`,
  })
  const [title, body] = [wordsOf(fields, 'title'), wordsOf(fields, 'body')]

  /** What is wrong has to be in sight. */
  function show() {
    const [first] = missingIn(fields, TEXT_PARTS)
    setMode('write')
    if (first) setLanguage(first.endsWith('.en') ? 'en' : 'zh')
    return []
  }

  return (
    <Form
      schema={schema}
      extra={{ ...extra, title, body }}
      draftKey={writing.key}
      reviewed={reviewed}
      check={show}
      onSubmit={onSave}
      submit={submit}
      kind={writing.dirty ? 'main' : 'plain'}
      off={off}
    >
      <input type="hidden" name="token" value={writing.token} />
      <Restored writing={writing} />
      <Meanwhile writing={writing} />
      <div className={styles.modes}>
        <Segment
          label={t`What is shown`}
          value={mode}
          onValue={setMode}
          options={[
            { value: 'write', label: t`Write` },
            { value: 'preview', label: t`As members see it` },
          ]}
        />
      </div>
      <Languages shown={language} onShown={setLanguage}>
        {(of) => (
          <>
            <div className={styles.written} hidden={mode !== 'write'}>
              <Written of={of} writing={writing} />
            </div>
            {mode === 'preview' && (
              <div lang={of === 'en' ? 'en' : 'zh-Hant'}>
                {preview({ title: title[of], body: body[of] })}
              </div>
            )}
          </>
        )}
      </Languages>
      {children}
      <Missing fields={fields} names={TEXT_PARTS} />
    </Form>
  )
}

function Written({ of, writing: { fields, set } }: { of: Language; writing: Writing }) {
  const { t } = useLingui()
  const locale = useLocale()
  const [title, body] = [`title.${of}`, `body.${of}`]
  const lang = of === 'en' ? 'en' : 'zh-Hant'
  return (
    <>
      <Field
        name={title}
        label={fieldName(title, locale)}
        lang={lang}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="sentences"
        spellCheck
        value={fields[title] ?? ''}
        onChange={(event) => set({ [title]: event.currentTarget.value })}
      />
      <TextField
        name={body}
        label={fieldName(body, locale)}
        hint={t`Markdown: # heading, **bold**, - list, > notice, [words](https://…) or [words](#/pages/…)`}
        lang={lang}
        value={fields[body] ?? ''}
        onValue={(text) => set({ [body]: text })}
      />
    </>
  )
}
