import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import type { Problem } from '#shared/problems.ts'
import { problemThrown } from './problemThrown.ts'
import { useDraft } from './useDraft.ts'
import { useLocale } from './useLocale.ts'

export type FormRules<Schema extends z.ZodMiniType> = {
  /** The body schema of the call: the very rules that the service checks. A function fetches it when the form is touched. */
  schema: Schema | (() => Promise<Schema>)
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

/** What checks a form is no part of the first load: it comes once a form is touched. */
const loadCheck = () => import('./checkForm.ts')
const warmUp = () => void loadCheck().catch(() => {})

/**
 * What is said to be wrong. `above`: above the button, as no field that could say it is there. `own`: by the form's own rules,
 * which are asked again.
 */
export type Complaint = Problem & { above?: boolean; own?: boolean }

/** The life of a form: draft, check, send once, and what went wrong where. */
export function useForm<Schema extends z.ZodMiniType>(rules: FormRules<Schema>) {
  const { t } = useLingui()
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  const { draft, keep, drop } = useDraft(rules.draftKey, form)
  const checking = useRef<Awaited<ReturnType<typeof loadCheck>>>(undefined)
  const [found, setFound] = useState<Complaint[]>([])
  const [stage, setStage] = useState<'checking' | 'sending'>()
  const latest = useLatest(rules)

  // What the form's own rules said goes by more than what is typed, such as by a balance that comes.
  useEffect(() => {
    if (form.current && found[0])
      setFound(checking.current?.lookAgain(form.current, rules, { found, locale }) ?? found)
  })

  async function send(element: HTMLFormElement) {
    if (sending.current) return
    sending.current = true
    setStage('checking')
    // A browser does not ask a second time for a part that failed while the page stands.
    let otherwise = t`This could not be loaded. Check the connection, then reload the page.`
    try {
      checking.current ??= await loadCheck()
      const { values, complaints } = await checking.current.checkForm(element, latest, locale)
      setFound(complaints ?? [])
      if (complaints) return
      setStage('sending')
      otherwise = t`Something went wrong. Please try again.`
      await latest.current.onSubmit(values)
      if (!latest.current.reviewed) drop()
    } catch (error) {
      // A refusal is a whole sentence: the field that it stands at may be one that nobody sees.
      const thrown = problemThrown(error, otherwise)
      setFound([{ ...thrown, above: !element.elements.namedItem(thrown.field) }])
    } finally {
      sending.current = false
      setStage(undefined)
    }
  }

  function typed({ target }: FormEvent<HTMLFormElement>) {
    keep()
    if (found[0]) setFound(found.filter(({ field }) => field !== '' && field !== nameOf(target)))
  }

  return { form, draft, found, stage, send, typed, touched: warmUp }
}

/** As it is drawn now: the check may come long after the tap, and what is shown by then is what is sent. */
function useLatest<T>(value: T) {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}

/** An amount is typed in a box without a name; the exact figure travels beside it. */
const nameOf = (target: EventTarget) =>
  target instanceof HTMLElement && (target.dataset['field'] ?? target.getAttribute('name'))
