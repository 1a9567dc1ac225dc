/** One value that an act saw and left, by the names that lead to it. */
export type Change = { name: string; before: string | null; after: string | null }

/**
 * What became of what: one line for each value inside, in the order of the lines that were there before. `null` where there was or
 * is nothing. What stayed as it was is told too, so that a line can be read by itself.
 */
export function changesOf(before: unknown, after: unknown): Change[] {
  const [old, now] = [valuesOf(before), valuesOf(after)]
  return [...new Set([...old.keys(), ...now.keys()])].map((name) => ({
    name,
    before: old.get(name) ?? null,
    after: now.get(name) ?? null,
  }))
}

/** Whether the two differ. */
export const isChange = ({ before, after }: Change) => before !== after

/** Every value inside a JSON value, by the names that lead to it. A list of plain values is one value. */
function valuesOf(json: unknown, name = ''): Map<string, string> {
  if (json === null || json === undefined) return new Map()
  if (Array.isArray(json) && json.every(isPlain)) return new Map([[name, json.join(', ')]])
  if (isPlain(json)) return new Map([[name, String(json)]])
  return new Map(
    Object.entries(json as object).flatMap(([key, value]) => [
      ...valuesOf(value, name ? `${name}.${key}` : key),
    ]),
  )
}

const isPlain = (json: unknown) => typeof json !== 'object' || json === null
