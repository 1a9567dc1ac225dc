import { fields, tables } from './fields.ts'

/** Where a value stands: its field, and the row of it. */
export type Place = { field: string; of: string | null }

/** A place as the name of an input: `coinSet.withdraw.fee@BTCW`. */
export const placeName = ({ field, of }: Place) => (of === null ? field : `${field}@${of}`)

export type Leaf = Place & { value: unknown }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Every value of a parameter, those that are none too; what tells rows apart is no value. */
export function placesIn(name: string, value: unknown): Leaf[] {
  const table = tables[name]
  if (!table || !Array.isArray(value)) return leavesOf({ field: name, of: null }, value)
  return value.flatMap((row: unknown) => {
    const of = keyOf(name, row)
    const rest = isObject(row) ? Object.entries(row).filter(([it]) => it !== table.key) : []
    return rest.flatMap(([part, it]) => leavesOf({ field: `${name}.${part}`, of }, it))
  })
}

/** What tells a row from the others. */
export function keyOf(name: string, row: unknown): string {
  const key = tables[name]?.key
  return isObject(row) && key ? String(row[key]) : ''
}

function leavesOf({ field, of }: Place, value: unknown): Leaf[] {
  if (!isObject(value)) return [{ field, of, value }]
  return Object.entries(value).flatMap(([part, it]) =>
    leavesOf({ field: `${field}.${part}`, of }, it),
  )
}

/** The fields of a parameter that have words, in the order in which they are shown. */
export const fieldsOf = (name: string): string[] =>
  Object.keys(fields).filter((field) => field === name || field.startsWith(`${name}.`))

/** Values that nobody has given words: they are shown as they stand, and no form changes them. */
export const unknownIn = (name: string, value: unknown): Leaf[] =>
  placesIn(name, value).filter(({ field }) => !Object.hasOwn(fields, field))

/** A value where it stands, or undefined. */
export const valueAt = (name: string, value: unknown, { field, of }: Place): unknown =>
  placesIn(name, value).find((it) => it.field === field && it.of === of)?.value
