/** Pixels that a row is taken for until one was measured. */
export const GUESS = 69

/** What is near the screen: rows `first` up to before `last`, and pixels of room for the others. */
export type RowWindow = { first: number; last: number; before: number; after: number }

type View = { count: number; from: number; to: number }

/** Measured rows after which the others are taken for their average. It stays: what was counted must not move. */
const ENOUGH = 8

/** Knows how tall rows are: those it was told of, and all others by a fair guess. */
export function rowWindow() {
  const known = new Map<number, number>()
  let guess = GUESS
  let settled = false

  const heightOf = (row: number) => known.get(row) ?? guess

  function tell(row: number, height: number) {
    known.set(row, height)
    if (settled || known.size < ENOUGH) return
    guess = [...known.values()].reduce((sum, one) => sum + one, 0) / known.size
    settled = true
  }

  function heightTo(row: number) {
    let sum = 0
    for (let at = 0; at < row; at += 1) sum += heightOf(at)
    return sum
  }

  /** Walks from where it was, row by row: `before` is the height of all rows that were passed, at all times. */
  function startOf({ first, before }: RowWindow, { count, from }: View) {
    const last = Math.max(0, count - 1)
    let at = Math.min(first, last)
    let top = at === first ? before : heightTo(at)
    while (at < last && top + heightOf(at) < from) {
      top += heightOf(at)
      at += 1
    }
    while (at > 0 && top > from) {
      at -= 1
      top -= heightOf(at)
    }
    return { first: at, before: at === 0 ? 0 : Math.max(0, top) }
  }

  function look(old: RowWindow, view: View): RowWindow {
    const { count, to } = view
    const { first, before } = startOf(old, view)
    let last = Math.min(first + 1, count)
    for (let end = before + heightOf(first); last < count && end < to; last += 1) {
      end += heightOf(last)
    }
    return { first, last, before, after: (count - last) * guess }
  }

  return { tell, look }
}
