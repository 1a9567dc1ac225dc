import type { StatementLine } from './Statement.ts'

type Booked = Pick<StatementLine, 'journal' | 'createdAt'>

/**
 * Where each account of an owner is cut at a moment: at its first line that is not before it, in the order of booking. What was
 * booked after that line though it is of an earlier moment is behind the cut, and so are the other legs of its journal, with
 * all that follows them. So what comes to the books late changes no balance before it. Records are cut here, and the desk cuts by
 * the same rule without every line (`server/statements/cutsAt.ts`).
 */
export function cutPlaces(
  accounts: readonly { lines: readonly Booked[] }[],
  moment: string,
): number[] {
  const at = Date.parse(moment)
  const isLater = ({ createdAt }: Booked) => Date.parse(createdAt) >= at
  const late = new Set<string>()
  const isBehind = (line: Booked) => late.has(line.journal) || isLater(line)
  for (;;) {
    const known = late.size
    const places = accounts.map(({ lines }) => placeOf(lines, isBehind))
    const behind = accounts.flatMap(({ lines }, i) => lines.slice(places[i]))
    for (const { journal } of behind.filter((line) => !isLater(line))) late.add(journal)
    if (late.size === known) return places
  }
}

function placeOf(lines: readonly Booked[], isBehind: (line: Booked) => boolean) {
  const place = lines.findIndex(isBehind)
  return place < 0 ? lines.length : place
}
