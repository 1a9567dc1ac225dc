import { useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { type Problem, problemsOf, sentence } from '#shared/problems.ts'
import { Button, type ButtonKind } from './Button.tsx'
import { dropDraft, readDraft, writeDraft } from './drafts.ts'
import styles from './Form.module.css'
import { FormState } from './formState.ts'
import { problemThrown } from './problemThrown.ts'
import { readForm } from './readForm.ts'
import { useLocale } from './useLocale.ts'

type FormProps<Schema extends z.ZodMiniType> = {
  /** The body schema of the call: the very rules that the service checks. */
  schema: Schema
  /** Parts of the body that are no fields, on the wire side of the schema. */
  extra?: Readonly<Record<string, unknown>> | undefined
  /** Rules that only the form knows, such as two equal passwords. */
  check?: ((values: Record<string, FormDataEntryValue>) => Problem[]) | undefined
  /** Gets checked, decoded values. What it throws is shown at its `field`, or else above the button. */
  onSubmit: (values: z.output<Schema>) => unknown
  /** What the button says. */
  submit: ReactNode
  kind?: ButtonKind | undefined
  /** Why it cannot be sent now, such as being offline: the button is off, the fields stay open. */
  off?: ReactNode
  /** Keeps what is typed under this name until it is sent; never a password. */
  draftKey?: string | undefined
  /** Below the button. */
  after?: ReactNode
  children: ReactNode
}

/** A form that checks its fields, says what is wrong where it is wrong, and sends once. */
export function Form<Schema extends z.ZodMiniType>(props: FormProps<Schema>) {
  const { schema, extra, check, onSubmit, submit, kind, off, draftKey, after, children } = props
  const { t } = useLingui()
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const [draft] = useState(() => readDraft(draftKey))
  const [found, setFound] = useState<Problem[]>([])
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    if (found.length) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [found])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy || off) return
    const element = event.currentTarget
    const values = { ...readForm(element, schema), ...extra }
    const read = z.safeDecode(schema, values as never)
    const wrong = [
      ...(read.success ? [] : problemsOf(read.error, locale)),
      ...(check?.(Object.fromEntries(new FormData(element))) ?? []),
    ]
    setFound(wrong)
    if (!read.success || wrong.length) return
    setBusy(true)
    try {
      await onSubmit(read.data)
      dropDraft(draftKey)
    } catch (error) {
      setFound([problemThrown(error, t`Something went wrong. Please try again.`)])
    } finally {
      setBusy(false)
    }
  }

  function typed({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    if (draftKey) writeDraft(draftKey, currentTarget)
    const name = target instanceof HTMLInputElement ? (target.dataset['field'] ?? target.name) : ''
    if (found.some(({ field }) => field === name || !field)) {
      setFound(found.filter(({ field }) => field && field !== name))
    }
  }

  const isAtField = ({ field }: Problem) => Boolean(form.current?.elements.namedItem(field))
  const atFields = found.filter(isAtField)
  const above = found.filter((problem) => !isAtField(problem))
  const problems = Object.fromEntries(atFields.map(({ field, message }) => [field, message]))

  return (
    // Before the scripts have started a form of this method sends nothing, least of all a password.
    <form
      ref={form}
      method="dialog"
      noValidate
      className={styles.form}
      onSubmit={(event) => void send(event)}
      onInput={typed}
    >
      <FormState value={{ problems, draft }}>{children}</FormState>
      <div role="alert" className={styles.problems}>
        {above.map((problem) => (
          <p key={problem.field}>{sentence(problem, locale)}</p>
        ))}
      </div>
      {off && <p className={styles.off}>{off}</p>}
      <Button type="submit" kind={kind} busy={busy} aria-disabled={off ? true : undefined}>
        {submit}
      </Button>
      {after}
    </form>
  )
}
