import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { type Problem, problemsOf } from '#shared/problems.ts'
import { problemThrown } from './problemThrown.ts'
import { readForm } from './readForm.ts'
import { useDraft } from './useDraft.ts'
import { useLocale } from './useLocale.ts'

export type FormRules<Schema extends z.ZodMiniType> = {
  /** The body schema of the call: the very rules that the service checks. */
  schema: Schema
  /** Parts of the body that are no fields, on the wire side of the schema. */
  extra?: Readonly<Record<string, unknown>> | undefined
  /** Rules that only the form knows, such as two equal passwords. */
  check?: ((values: Record<string, FormDataEntryValue>) => Problem[]) | undefined
  /** Submitting only opens a last look: the draft stays until `dropDraft`. */
  reviewed?: boolean | undefined
  /** Gets checked, decoded values. What it throws is shown at its `field`, or else above the button. */
  onSubmit: (values: z.output<Schema>) => unknown
  /** Keeps what is typed, never a password, until it is sent. `<member id, or nothing>.<name>`, as `session/` forgets them. */
  draftKey?: string | undefined
}

const checked = <Schema extends z.ZodMiniType>(
  element: HTMLFormElement,
  { schema, extra, check }: FormRules<Schema>,
) => {
  const values: unknown = { ...readForm(element, schema), ...extra }
  // What a form holds has no type yet: whether it is the schema's input is what is being asked.
  const read = z.safeDecode(schema, values as z.input<Schema>)
  const own = check?.(Object.fromEntries(new FormData(element))) ?? []
  return { read, own }
}

/** The life of a form: draft, check, send once, and what went wrong where. */
export function useForm<Schema extends z.ZodMiniType>(rules: FormRules<Schema>) {
  const { t } = useLingui()
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  const { draft, keep, drop } = useDraft(rules.draftKey, form)
  const [found, setFound] = useState<Problem[]>([])
  const [above, setAbove] = useState<Problem[]>([])
  const [refusals, setRefusals] = useState(0)
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    if (refusals) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refusals])

  function tell(problems: Problem[]) {
    const elements = form.current?.elements
    setFound(problems)
    setAbove(problems.filter(({ field }) => !field || !elements?.namedItem(field)))
  }

  function refuse(problems: Problem[]) {
    tell(problems)
    setRefusals((before) => before + 1)
  }

  async function deliver(values: z.output<Schema>) {
    sending.current = true
    setBusy(true)
    try {
      await rules.onSubmit(values)
      if (!rules.reviewed) drop()
    } catch (error) {
      refuse([problemThrown(error, t`Something went wrong. Please try again.`)])
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  async function send(element: HTMLFormElement) {
    if (sending.current) return
    const { read, own } = checked(element, rules)
    if (!read.success || own.length) {
      return refuse([...(read.success ? [] : problemsOf(read.error, locale)), ...own])
    }
    tell([])
    await deliver(read.data)
  }

  function typed({ target }: FormEvent<HTMLFormElement>) {
    keep()
    const name = target instanceof HTMLElement && nameOf(target)
    if (found.length) tell(found.filter(({ field }) => field && field !== name))
  }

  return { form, draft, found, above, busy, send, typed }
}

/** An amount is typed in a box without a name; the exact figure travels beside it. */
const nameOf = (element: HTMLElement) => element.dataset['field'] ?? element.getAttribute('name')
