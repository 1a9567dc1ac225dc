import { useLingui } from '@lingui/react/macro'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
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

/** Beside the fields, and above the button. */
const NOTHING_WRONG: { found: Problem[]; above: Problem[] } = { found: [], above: [] }

/** The life of a form: draft, check, send once, and what went wrong where. */
export function useForm<Schema extends z.ZodMiniType>(rules: FormRules<Schema>) {
  const { t } = useLingui()
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  const { draft, keep, drop } = useDraft(rules.draftKey, form)
  const [{ found, above }, setWrong] = useState(NOTHING_WRONG)
  const [refusals, setRefusals] = useState(0)
  const [busy, setBusy] = useState(false)

  useFocusOnWrong(form, refusals)

  function refuse(problems: Problem[], say = (it: Problem) => it) {
    const elements = form.current?.elements
    const fieldless = problems.filter(({ field }) => !field || !elements?.namedItem(field))
    setWrong({ found: problems, above: fieldless.map(say) })
    setRefusals((before) => before + 1)
  }

  async function deliver(element: HTMLFormElement) {
    const { checkForm, sentence } = await loadCheck()
    const { values, problems } = await checkForm(element, rules, locale)
    // Above the button what a rule says names its field.
    if (problems) return refuse(problems, (it) => ({ ...it, message: sentence(it, locale) }))
    setWrong(NOTHING_WRONG)
    setBusy(true)
    await rules.onSubmit(values)
    if (!rules.reviewed) drop()
  }

  async function send(element: HTMLFormElement) {
    if (sending.current) return
    sending.current = true
    try {
      await deliver(element)
    } catch (error) {
      // A refusal is a whole sentence: the field that it stands at may be one that nobody sees.
      refuse([problemThrown(error, t`Something went wrong. Please try again.`)])
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  function typed({ target }: FormEvent<HTMLFormElement>) {
    keep()
    const name = target instanceof HTMLElement && nameOf(target)
    const stays = ({ field }: Problem) => field !== '' && field !== name
    if (found.length === 0) return
    setWrong({ found: found.filter(stays), above: above.filter(stays) })
  }

  return { form, draft, found, above, busy, send, typed, touched: warmUp }
}

/** Whoever is told that something is wrong goes on there. */
function useFocusOnWrong(form: RefObject<HTMLFormElement | null>, refusals: number) {
  useEffect(() => {
    if (refusals) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [form, refusals])
}

/** An amount is typed in a box without a name; the exact figure travels beside it. */
const nameOf = (element: HTMLElement) => element.dataset['field'] ?? element.getAttribute('name')
