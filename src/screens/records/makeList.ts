import { addDays } from '#shared/days.ts'
import { headOf, type ListName } from '#shared/records/list-heads.ts'
import type { RecordRow } from '#shared/records/record-cells.ts'
import { clock } from '#src/words/clock.ts'
import { type CollectedList, collectList, older } from './collectList.ts'
import { fileName } from './fileName.ts'
import { fileParts } from './fileParts.ts'
import { NotKept } from './NotKept.ts'
import { READS } from './reads.ts'
import { type Collecting, hasCoins, type Made, type Wanted } from './Wanted.ts'

/** A list of a time and a coin, the newest first. Throws `NotKept` where all of the time lies before what is known. */
export async function makeList(
  name: ListName,
  asked: Wanted,
  collecting: Collecting,
): Promise<Made> {
  // The coin may have been chosen for another list: what this one has of several coins is told of all.
  const wanted: Wanted = { ...asked, coin: hasCoins(name) ? asked.coin : 'all' }
  const lists: CollectedList[] = []
  for (const read of READS[name]) {
    const before = lists.reduce((sum, { rows }) => sum + rows.length, 0)
    const onProgress: Collecting['onProgress'] = ({ done }) =>
      collecting.onProgress({ done: before + done, total: null })
    const from = { since: wanted.from, begun: lists[0]?.begun ?? null }
    lists.push(await collectList(read, from, { ...collecting, onProgress }))
  }
  const known = latest(lists.map(({ completeFrom }) => completeFrom))
  const completeFrom =
    known !== null && (wanted.from === null || known > wanted.from) ? known : null
  if (completeFrom !== null && wanted.to !== null && completeFrom >= addDays(wanted.to, 1))
    throw new NotKept('the time')
  const rows = chosenOf(onceEach(lists.flatMap((list) => list.rows)), wanted, completeFrom)
  const { signal } = collecting
  const parts = await fileParts(
    [headOf(name), ...rows.flatMap(({ cells }) => (cells ? [cells] : []))],
    {
      signal,
      marked: true,
    },
  )
  const saved = lists.map((list) => list.saved).reduce(older, null)
  const until = lists.map((list) => list.until).reduce(older, null)
  const ends = timeOf(wanted, { completeFrom, first: rows.at(-1)?.at, until })
  return {
    file: new File(parts, fileName({ ...wanted, layout: 'own' }, ends), { type: 'text/csv' }),
    count: rows.length,
    completeFrom,
    saved,
    balances: [],
    current: false,
  }
}

type Known = { completeFrom: string | null; first: string | undefined; until: Date | null }

/** Of which time the file is: never of one that is not known, before it is complete or after it was asked for. */
function timeOf({ from, to }: Wanted, { completeFrom, first, until }: Known) {
  const asOf = (until ?? new Date(clock.now())).toISOString()
  const earlier = (one: string) => (one < asOf ? one : asOf)
  return {
    from: earlier(completeFrom ?? from ?? first ?? asOf),
    until: earlier(to === null ? asOf : addDays(to, 1)),
  }
}

/** In the time and of the coin, the newest first. Days and moments in ISO 8601 sort as they are written. */
export function chosenOf(
  rows: readonly RecordRow[],
  { from, to, coin }: Pick<Wanted, 'from' | 'to' | 'coin'>,
  completeFrom: string | null,
): RecordRow[] {
  const before = to === null ? null : addDays(to, 1)
  return rows
    .filter(
      (row) =>
        row.cells !== null &&
        (from === null || row.at >= from) &&
        (before === null || row.at < before) &&
        (completeFrom === null || row.at >= completeFrom) &&
        (coin === 'all' || row.coin === undefined || row.coin === coin),
    )
    .toSorted((a, b) => (a.at < b.at ? 1 : -1) * Number(a.at !== b.at))
}

/** A record that went on from one list to the next while they were read is told as it was read last. */
function onceEach(rows: readonly RecordRow[]): RecordRow[] {
  const last = new Map(rows.map((row) => [row.id ?? row, row]))
  return [...last.values()]
}

const latest = (moments: readonly (string | null)[]): string | null =>
  moments.reduce(
    (last, moment) => (moment !== null && (last === null || moment > last) ? moment : last),
    null,
  )
