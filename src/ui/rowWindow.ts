/** Pixels that a row is taken for until one was measured. */
export const GUESS = 69

/** What is near the screen: rows `first` up to before `last`, and pixels of room for the others. */
export type RowWindow = { first: number; last: number; before: number; after: number }

/** So many rows, and the pixels of the list that are on the screen. */
export type View = { count: number; from: number; to: number }

/** Measured rows after which the others are taken for their average. It stays: what was counted must not move. */
const ENOUGH = 8
/** Pixels above and below the screen that are kept ready. */
const AHEAD = 500
/** Rows that come into the page with a frame on either side of those on the screen: each costs a slow phone milliseconds. */
const STEP = 3

/** Knows how tall rows are: those it was told of, and all others by a fair guess. */
export function rowWindow() {
  const known = measures()
  let guess = GUESS
  let settled = false

  const heightOf = (row: number) => known.of(row) || guess

  function tell(row: number, height: number) {
    known.note(row, height)
    if (settled || known.count() < ENOUGH) return
    guess = known.average()
    settled = true
  }

  const heightTo = (row: number) => sumTo(row, heightOf)

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

  /** Goes on from what was shown to what is near the screen now, a few rows at a time beyond what is on it. */
  function step(old: RowWindow, view: View, ahead = AHEAD): RowWindow {
    const seen = look(old, view)
    const near = look(seen, { ...view, from: view.from - ahead, to: view.to + ahead })
    const isApart = seen.first >= old.last || seen.last <= old.first
    const shown = isApart ? seen : old
    const first = Math.max(near.first, Math.min(seen.first, shown.first - STEP))
    const last = Math.min(near.last, Math.max(seen.last, shown.last + STEP))
    let { before } = near
    for (let at = near.first; at < first; at += 1) before += heightOf(at)
    return { first, last, before, after: (view.count - last) * guess }
  }

  return { tell, look, step, heightOf }
}

function sumTo(row: number, heightOf: (row: number) => number) {
  let sum = 0
  for (let at = 0; at < row; at += 1) sum += heightOf(at)
  return sum
}

/** Heights by row, 0 where none was told: four bytes each, as many as there are rows. */
function measures() {
  let heights = new Float32Array(256)
  let told = 0
  let sum = 0
  return {
    of: (row: number) => heights[row] ?? 0,
    count: () => told,
    average: () => sum / told,
    note(row: number, height: number) {
      if (row >= heights.length) {
        const longer = new Float32Array(2 * row)
        longer.set(heights)
        heights = longer
      }
      const old = heights[row] ?? 0
      if (old === 0) told += 1
      sum += height - old
      heights[row] = height
    },
  }
}
