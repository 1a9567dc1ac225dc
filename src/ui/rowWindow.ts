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
  function startOf({ first, before }: RowWindow, { count, from }: View) {
    const last = Math.max(0, count - 1)
    let at = Math.min(first, last)
    let top = at === first ? before : at * average()
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
    return { first, last, before, after: (count - last) * average() }
  }

  return { tell, look }
}
