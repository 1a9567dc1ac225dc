import type { RefObject } from 'react'
import * as z from 'zod/mini'
import type { Locale } from '#shared/locale.ts'
import { type Problem, problemsOf, sentence } from '#shared/problems.ts'
import { readForm } from './readForm.ts'
import type { Complaint, FormRules } from './useForm.ts'
import { whereTyped } from './whereTyped.ts'

type Checked<Schema extends z.ZodMiniType> =
  | { values: z.output<Schema>; complaints?: never }
  | { complaints: Complaint[]; values?: never }

type OwnRules = Pick<FormRules<z.ZodMiniType>, 'check'>

/** What the form's own rules say of what it holds. */
const askOwn = (element: HTMLFormElement, { check }: OwnRules): Complaint[] =>
  (check?.(Object.fromEntries(new FormData(element))) ?? []).map((it) => ({ ...it, own: true }))

/** Of each form that was sent how to lead on from where the focus was then, until that is done. */
const leads = new WeakMap<HTMLFormElement, ReturnType<typeof whereTyped>>()

/** Whoever is told that something is wrong goes on there, once, unless they type in another field since the form was sent. */
function leadToWrong(element: HTMLFormElement) {
  leads.get(element)?.(element.querySelector<HTMLElement>('[aria-invalid]'))
  leads.delete(element)
}

/** What a form holds once its schema is there, read by it, or what is wrong with that by the rules that are drawn with it. */
export async function checkForm<Schema extends z.ZodMiniType>(
  element: HTMLFormElement,
  latest: RefObject<FormRules<Schema>>,
  locale: Locale,
): Promise<Checked<Schema>> {
  const lead = whereTyped()
  const { schema: kept } = latest.current
  const schema = typeof kept === 'function' ? await kept() : kept
  const rules = latest.current
  const values: unknown = { ...readForm(element, schema), ...rules.extra }
  // What a form holds has no type yet: whether it is the schema's input is what is being asked.
  const read = z.safeDecode(schema, values as z.input<Schema>)
  leads.set(element, lead)
  const problems = [
    ...(read.success ? [] : problemsOf(read.error, locale)),
    ...askOwn(element, rules),
  ]
  if (read.success && problems.length === 0) return { values: read.data }
  return { complaints: problems.map((it) => placed(element, it, locale)) }
}

/**
 * What there is still to complain of: what the form's own rules said, as they say it now, and nothing that they had not said;
 * `found` itself where nothing has changed. Asked whenever that was drawn.
 */
export function lookAgain(
  element: HTMLFormElement,
  rules: OwnRules,
  { found, locale }: { found: Complaint[]; locale: Locale },
): Complaint[] {
  leadToWrong(element)
  const fields = new Set(found.filter(({ own }) => own).map(({ field }) => field))
  if (fields.size === 0) return found
  const now = askOwn(element, rules)
    .filter(({ field }) => fields.has(field))
    .map((it) => placed(element, it, locale))
  const next = [...found.filter(({ own }) => !own), ...now]
  return isSame(next, found) ? found : next
}

const isSame = (some: Problem[], others: Problem[]) =>
  some.length === others.length &&
  some.every(
    ({ field, message }, at) => field === others[at]?.field && message === others[at]?.message,
  )

/** Above the button what a rule says names its field. */
function placed(element: HTMLFormElement, it: Complaint, locale: Locale): Complaint {
  if (it.field && element.elements.namedItem(it.field)) return it
  return { ...it, message: sentence(it, locale), above: true }
}
