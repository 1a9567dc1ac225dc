/** Pixels that a row is taken for until one was measured. */
const GUESS = 69

/** What is near the screen: rows `first` up to before `last`, and pixels of room for the others. */
export type RowWindow = { first: number; last: number; before: number; after: number }

type View = { count: number; from: number; to: number }

/** Knows how tall rows are: those it was told of, and all others by their average. */
export function rowWindow() {
  const known = new Map<number, number>()
  let sum = 0

  const average = () => (known.size ? sum / known.size : GUESS)
  const heightOf = (row: number) => known.get(row) ?? average()

  function tell(row: number, height: number) {
    sum += height - (known.get(row) ?? 0)
    known.set(row, height)
  }

  /** Walks from where it was, so that rows already passed keep their place while the average moves. */
  function look(old: RowWindow, { count, from, to }: View): RowWindow {
    let first = Math.min(old.first, Math.max(0, count - 1))
    let before = first === old.first ? old.before : first * average()
    while (first < count - 1 && before + heightOf(first) < from) {
      before += heightOf(first)
      first += 1
    }
    while (first > 0 && before > from) {
      first -= 1
      before -= heightOf(first)
    }
    let last = first
    let end = before
    while (last < count && end < to) {
      end += heightOf(last)
      last += 1
    }
    return {
      first,
      last: Math.max(last, Math.min(first + 1, count)),
      before: first === 0 ? 0 : Math.max(0, before),
      after: (count - last) * average(),
    }
  }

  return { tell, look }
}
