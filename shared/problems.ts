import type * as z from 'zod/mini'
import { fieldNames } from './fieldNames.ts'
import { limits } from './limits.ts'
import { type Locale, say, type Words } from './locale.ts'
import { problems } from './problem-words.ts'

const invalid: Words = { en: 'Missing or not valid.', zh: '缺少或格式不正確。' }

/** What the table itself holds: a body may name its fields after what every object has, such as "constructor". */
const own = (table: Record<string, Words>, name: string): Words | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

/** A problem of one field in words; `field` is its name in the body, '' for the body as a whole. */
export type Problem = { field: string; message: string }

/** The name of a field as a person reads it. */
export const fieldName = (field: string, locale: Locale) => {
  const name = own(fieldNames, field)
  return name ? say(name, locale) : field
}

/**
 * A rule's refusal in words, without the field's name: for showing at the field. `passwordMin` is what the service wants of a
 * new password.
 */
export const problemWords = (
  problem: string,
  locale: Locale,
  passwordMin: number = limits.passwordMin,
) => say(own(problems, problem) ?? invalid, locale, { passwordMin: String(passwordMin) })

/** What a schema found wrong, one problem a field, in the caller's language. */
export function problemsOf(
  error: z.core.$ZodError,
  locale: Locale,
  passwordMin?: number,
): Problem[] {
  const found = new Map<string, string>()
  for (const { path, message } of error.issues) {
    const field = path.join('.')
    if (!found.has(field)) found.set(field, problemWords(message, locale, passwordMin))
  }
  return [...found].map(([field, message]) => ({ field, message }))
}

const COLON: Words = { en: ': ', zh: '：' }

/** One problem as a sentence that names its field: "Amount: Enter an amount …". */
export const sentence = ({ field, message }: Problem, locale: Locale) =>
  field ? fieldName(field, locale) + say(COLON, locale) + message : message
