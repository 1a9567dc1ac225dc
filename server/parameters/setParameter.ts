import * as z from 'zod/mini'
import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { type ParameterName, shapeSet, shapes } from '#shared/desk/shapes.ts'
import { leaves } from '#shared/differences.ts'
import type { Locale } from '#shared/locale.ts'
import { problemsOf, problemWords, sentence } from '#shared/problems.ts'

/** A new version of a parameter: `value` in its stored form, who sets it and why. */
type Setting = {
  name: string
  value: unknown
  effectiveAt: Date
  actor: string
  reason: string
  now: Date
  locale?: Locale
}

/** Adds a version; nothing is overwritten. Answers its id. Refuses `noParameter`, and `parameterValue` by the field that is wrong. */
export async function setParameter(
  tx: Tx,
  { name, value, effectiveAt, actor, reason, now, locale = 'en' }: Setting,
): Promise<string> {
  if (!isParameter(name)) {
    const names = Object.keys(shapes).join(', ')
    throw new Refusal('noParameter', { values: { name, names }, field: 'name' })
  }
  const stored = storedForm(name, value, locale)
  const [made] = await tx<{ id: string }>`
    insert into parameter (name, value, effective_at, created_at, actor, reason)
    values (${name}, ${JSON.stringify(stored)}::jsonb, ${effectiveAt}, ${now}, ${actor}, ${reason}) returning id`
  if (!made) throw new Error('insert returned no row')
  return made.id
}

const isParameter = (name: string): name is ParameterName => Object.hasOwn(shapes, name)

/** The value as it is kept: each amount written in one way. A field that the program does not know is a mistake, not lost. */
function storedForm(name: ParameterName, value: unknown, locale: Locale): unknown {
  const shape = shapeSet(name)
  const read = z.safeDecode(shape, value as never)
  if (!read.success) {
    const [problem = { field: '', message: '' }] = problemsOf(read.error, locale)
    throw wrong(name, problem, locale)
  }
  const stored: unknown = z.encode(shape, read.data as never)
  const known = leaves(name, stored)
  for (const [place, { field, of }] of leaves(name, value)) {
    const message = problemWords('unknown', locale)
    if (!known.has(place))
      throw wrong(name, { field: [of, field].filter(Boolean).join(' '), message }, locale)
  }
  return stored
}

const wrong = (name: string, problem: { field: string; message: string }, locale: Locale) =>
  new Refusal('parameterValue', {
    values: { name, problem: sentence(problem, locale) },
    field: problem.field ? `value.${problem.field}` : 'value',
  })
