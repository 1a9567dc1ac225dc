/** One value that a change made another: of which row of a table, and its field; null where there was or is none. */
export type Difference = {
  field: string
  of: string | null
  before: string | null
  after: string | null
}

/** What tells the rows of a table apart, by the name of the field. */
const KEYS = ['symbol', 'id', 'grade'] as const

/** What two values of a parameter differ in, field by field, in the order of the newer one. Both as they are stored. */
export function differences(name: string, before: unknown, after: unknown): Difference[] {
  const [was, is] = [leaves(name, before), leaves(name, after)]
  const all = new Map([...is, ...was])
  return [...all]
    .map(([key, { field, of }]) => ({
      field,
      of,
      before: was.get(key)?.text ?? null,
      after: is.get(key)?.text ?? null,
    }))
    .filter((it) => it.before !== it.after)
}

/** Each field of a value by where it stands: `coinSet.BTCW.transfer.fee`. */
export function leaves(name: string, value: unknown): Map<string, Leaf> {
  const found = Array.isArray(value)
    ? value.flatMap((row: unknown) => rowOf(name, row))
    : leavesOf({ field: name, of: null }, value)
  return new Map(found.map((leaf) => [`${leaf.of ?? ''} ${leaf.field}`, leaf]))
}

type Place = { field: string; of: string | null }
type Leaf = Place & { text: string }

function rowOf(name: string, row: unknown): Leaf[] {
  if (!isObject(row)) return leavesOf({ field: name, of: null }, row)
  const key = KEYS.find((it) => it in row)
  const rest = Object.entries(row).filter(([field]) => field !== key)
  const of = key === undefined ? null : String(row[key])
  return rest.flatMap(([field, it]) => leavesOf({ field: `${name}.${field}`, of }, it))
}

function leavesOf({ field, of }: Place, value: unknown): Leaf[] {
  if (value === null || value === undefined) return []
  if (!isObject(value)) return [{ field, of, text: String(value) }]
  return Object.entries(value).flatMap(([part, it]) =>
    leavesOf({ field: `${field}.${part}`, of }, it),
  )
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
