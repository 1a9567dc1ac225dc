const saved = new WeakMap<object, Date>()

/** Notes that an answer came out of this phone's copy, and from when the copy is. */
export function markSaved(result: unknown, at: Date) {
  if (isObject(result)) saved.set(result, at)
}

/**
 * From when an answer is that the service did not give just now, the oldest of many pages; null where it did give it.
 */
export function savedAt(result: unknown): Date | null {
  const parts = Array.isArray(result) ? result : [result]
  const times = parts.flatMap((part) => (isObject(part) ? (saved.get(part) ?? []) : []))
  return times.reduce<Date | null>((oldest, at) => (oldest && oldest < at ? oldest : at), null)
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
