/** So many are approved at once. */
export const MOST = 50

type Marks = ReadonlySet<string>

/** What is chosen of what can be: a mark of one that has left the list, or cannot be approved any more, is none. */
export const chosenOf = <Row extends { no: string }>(open: readonly Row[], marks: Marks): Row[] =>
  open.filter(({ no }) => marks.has(no))

/** The marks with one more or less; those of what cannot be chosen go, and take nobody's place. */
export function marked(
  open: readonly { no: string }[],
  marks: Marks,
  { no, on }: { no: string; on: boolean },
): Marks {
  const others = chosenOf(open, marks)
    .map((it) => it.no)
    .filter((it) => it !== no)
  return new Set(on && others.length < MOST ? [...others, no] : others)
}
