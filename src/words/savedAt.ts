const saved = new WeakMap<object, Date>()
/** Nothing is looked for on a phone that has shown no copy yet: every card asks. */
let anySaved = false

/** Notes of an answer, and of every part of it, that it came out of this phone's copy, and from when the copy is. */
export function markSaved(answer: unknown, at: Date) {
  if (!isObject(answer)) return
  anySaved = true
  saved.set(answer, at)
  for (const part of Object.values(answer)) markSaved(part, at)
}

/** Rows that were taken from several pages are as old as the oldest of those. */
export function inheritAge<Rows extends object>(rows: Rows, pages: readonly unknown[]): Rows {
  const at = oldestOf(pages)
  if (at) saved.set(rows, at)
  return rows
}

/**
 * From when an answer is that the service did not give just now, or a part of one; null where it did give it. What a
 * screen has put together is as old as the oldest of its parts; a list is to be marked itself.
 */
export function savedAt(shown: unknown): Date | null {
  if (!anySaved || !isObject(shown)) return null
  return saved.get(shown) ?? (Array.isArray(shown) ? null : oldestOf(Object.values(shown)))
}

/** From when the oldest of several answers is that were saved. */
export const oldestOf = (answers: readonly unknown[]): Date | null =>
  answers.reduce<Date | null>((oldest, answer) => {
    const at = isObject(answer) ? saved.get(answer) : undefined
    return at && (!oldest || at < oldest) ? at : oldest
  }, null)

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
