import * as z from 'zod/mini'
import { type ParameterName, shapeSet, shapes } from '#shared/desk/shapes.ts'
import type { Locale } from '#shared/locale.ts'
import { type Problem, problemsOf } from '#shared/problems.ts'
import { fields, tables } from './fields.ts'
import { fieldsOf, keyOf, type Place, placeName } from './placesIn.ts'
import { typedValue } from './typedValue.ts'

/**
 * What was typed over a value, and nothing else: texts by the name of their input, rows that were added and taken away. It
 * is laid over whatever the value is built on, so that what somebody else sets meanwhile is neither lost nor undone.
 */
export type Draft = {
  texts: Readonly<Record<string, string>>
  added: readonly string[]
  removed: readonly string[]
}

export const blank: Draft = { texts: {}, added: [], removed: [] }

/** The rows of a parameter as they would be, by what tells them apart; one without a name where it has none. */
export function rowsOf(name: string, base: unknown, draft: Draft): (string | null)[] {
  if (!tables[name] || !Array.isArray(base)) return [null]
  const stood = base.map((row: unknown) => keyOf(name, row))
  const more = draft.added.filter((it) => !stood.includes(it))
  return [...stood, ...more].filter((it) => !draft.removed.includes(it))
}

/** The value that would be set: the one it is built on, with what was typed. What the form does not know stays. */
export function laidOver(name: string, base: unknown, draft: Draft): unknown {
  const filled = (into: unknown, of: string | null) =>
    fieldsOf(name).reduce((value, field) => put(name, value, { place: { field, of }, draft }), into)
  if (!tables[name] || !Array.isArray(base)) return filled(structuredClone(base), null)
  const stood = new Map(base.map((row: unknown) => [keyOf(name, row), row]))
  return rowsOf(name, base, draft).map((of) => {
    const row = structuredClone(stood.get(of ?? '')) ?? newRow(name, of ?? '')
    return filled(row, of)
  })
}

/** What tells a grade from the others is its number. */
const newRow = (name: string, of: string) => {
  const { key = 'id' } = tables[name] ?? {}
  return { [key]: name === 'grades' ? Number(of) : of }
}

type Typed = { place: Place; draft: Draft }

function put(name: string, into: unknown, { place, draft }: Typed): unknown {
  const text = draft.texts[placeName(place)]
  const known = fields[place.field]
  if (text === undefined || !known) return into
  const path = place.field === name ? [] : place.field.split('.').slice(1)
  return putAt(into, path, typedValue(text, known))
}

function putAt(into: unknown, [part, ...rest]: readonly string[], value: unknown): unknown {
  if (part === undefined) return value
  const stood = typeof into === 'object' && into !== null ? into : {}
  return { ...stood, [part]: putAt(Reflect.get(stood, part), rest, value) }
}

/** What is wrong with a value, at the names of the inputs; '' for it as a whole. The rules are those of the service. */
export function problemsIn(name: string, value: unknown, locale: Locale): Problem[] {
  const shape = Object.hasOwn(shapes, name) ? shapeSet(name as ParameterName) : undefined
  const read = shape && z.safeDecode(shape, value as never)
  if (!read || read.success) return []
  const found = problemsOf(read.error, locale).map(({ field, message }) => ({
    field: inputAt(name, value, field),
    message,
  }))
  // What the parts are together is not worth a word while one of them cannot be read.
  const parts = found.filter(({ field }) => field !== '')
  return parts.length > 0 ? parts : found
}

function inputAt(name: string, value: unknown, path: string): string {
  if (path === '') return typeof value === 'object' ? '' : name
  if (!Array.isArray(value)) return `${name}.${path}`
  const [at, ...rest] = path.split('.')
  const row: unknown = value[Number(at)]
  return placeName({ field: [name, ...rest].join('.'), of: keyOf(name, row) })
}

/** One row more. */
export const withRow = (draft: Draft, of: string, texts: Draft['texts'] = {}): Draft => ({
  texts: { ...draft.texts, ...texts },
  added: [...draft.added.filter((it) => it !== of), of],
  removed: draft.removed.filter((it) => it !== of),
})

/** A row less, with what was typed into it. */
export const withoutRow = (draft: Draft, of: string): Draft => ({
  texts: Object.fromEntries(
    Object.entries(draft.texts).filter(([place]) => !place.endsWith(`@${of}`)),
  ),
  added: draft.added.filter((it) => it !== of),
  removed: [...draft.removed.filter((it) => it !== of), of],
})
