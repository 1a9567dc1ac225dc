import * as z from 'zod/mini'
import type { Locale } from '#shared/locale.ts'
import { type Problem, problemsOf } from '#shared/problems.ts'
import { readForm } from './readForm.ts'
import type { FormRules } from './useForm.ts'

export { sentence } from '#shared/problems.ts'

type Checked<Schema extends z.ZodMiniType> =
  | { values: z.output<Schema>; problems?: never }
  | { problems: Problem[]; values?: never }

/** What a form holds, read by its schema, or what is wrong with it. */
export async function checkForm<Schema extends z.ZodMiniType>(
  element: HTMLFormElement,
  { schema: given, extra, check }: FormRules<Schema>,
  locale: Locale,
): Promise<Checked<Schema>> {
  const schema = typeof given === 'function' ? await given() : given
  const values: unknown = { ...readForm(element, schema), ...extra }
  // What a form holds has no type yet: whether it is the schema's input is what is being asked.
  const read = z.safeDecode(schema, values as z.input<Schema>)
  const own = check?.(Object.fromEntries(new FormData(element))) ?? []
  if (!read.success) return { problems: [...problemsOf(read.error, locale), ...own] }
  return own.length > 0 ? { problems: own } : { values: read.data }
}
