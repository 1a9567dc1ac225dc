import { limits } from '#shared/limits.ts'
import type { RecordRow } from '#shared/records/record-cells.ts'
import { isUnreached } from '#src/ui/isUnreached.ts'
import { clock } from '#src/words/clock.ts'
import { ASKEW } from './askew.ts'
import { NotKept } from './NotKept.ts'
import { patiently, refuseOlder } from './patiently.ts'
import type { Page, Read } from './reads.ts'
import type { Collecting } from './Wanted.ts'
import { wholeFrom } from './wholeFrom.ts'

export type CollectedList = {
  rows: RecordRow[]
  /** From when the oldest page is where it is this device's copy: each was kept when it was looked at. */
  saved: Date | null
  /** Up to when it goes: from when the first page is; null where the service gave that. */
  until: Date | null
  /** Since when nothing is missing; null from the first on. */
  completeFrom: string | null
  /** When the service gave the first page, by its time; null where it is this device's copy. */
  begun: number | null
}

type Wanted = {
  /** Back to when; null to the end. */
  since: string | null
  /** When the service gave the first page of a list that goes into the same file. */
  begun: number | null
}

/**
 * A list to its end, or back to a moment; as far as this device keeps it where the service is away from the beginning, which it
 * is not where it has `begun`: then it is waited for.
 */
export async function collectList(
  read: Read,
  wanted: Wanted,
  collecting: Collecting,
): Promise<CollectedList> {
  const { since } = wanted
  const { signal } = collecting
  const first = await firstPage(read, wanted.begun, collecting)
  const until = first.page.saved
  const begun = until ? null : (wanted.begun ?? clock.now())
  const rows: RecordRow[] = []
  const ages: (Date | null)[] = []
  const collected = (completeFrom: string | null): CollectedList => {
    const saved = until && ages.reduce(older, until)
    return { rows, saved, until, completeFrom, begun }
  }
  let page: Page | undefined = first.page
  while (page) {
    rows.push(...page.rows)
    ages.push(page.saved)
    collecting.onProgress({ done: rows.length, total: null })
    const next: string | null = page.next
    const last = rows.at(-1)
    if (next === null || (since !== null && last && isBefore(last, since))) return collected(null)
    const place: Place = { ...first.limit, cursor: next, signal }
    page =
      begun === null
        ? await read(place).catch(() => undefined)
        : await patiently(() => newest(read, place, begun), collecting)
  }
  signal.throwIfAborted()
  const last = rows.at(-1)
  if (!last) throw new NotKept('the list')
  return collected(wholeFrom(last.at))
}

/** The earlier of two moments of copies; what the service gives is of now. */
export const older = (a: Date | null, b: Date | null) => (a && (!b || a < b) ? a : b)

/** So long before that no row behind it is of the time. */
const isBefore = ({ at }: RecordRow, since: string) => Date.parse(at) < Date.parse(since) - ASKEW

type Place = Parameters<Read>[0]

async function newest(read: Read, place: Place, begun: number): Promise<Page> {
  const page = await read(place)
  refuseOlder(page.saved, begun)
  return page
}

/** As many rows at once as there may be; where the service is away as the screens ask, whose answers are kept. */
async function firstPage(read: Read, begun: number | null, collecting: Collecting) {
  const { signal } = collecting
  const limit = { limit: limits.pageMax }
  const place = { ...limit, cursor: null, signal }
  if (begun !== null)
    return { page: await patiently(() => newest(read, place, begun), collecting), limit }
  try {
    const page = await read(place)
    return page.saved ? await newerWhole(read, { page, limit }, signal) : { page, limit }
  } catch (error) {
    signal.throwIfAborted()
    if (!isUnreached(error)) throw error
    return { page: await read({ cursor: null, signal }), limit: {} }
  }
}

type First = { page: Page; limit: { limit?: number } }

/**
 * The copy that an export kept, unless a screen has shown the whole list since. A newer first page that goes on does not
 * take its place: where its further pages were not looked at, the file would be cut off there.
 */
async function newerWhole(read: Read, kept: First, signal: AbortSignal): Promise<First> {
  const page = await read({ cursor: null, signal }).catch(() => kept.page)
  signal.throwIfAborted()
  const isNewer = page.next === null && older(page.saved, kept.page.saved) !== page.saved
  return page.saved === null || isNewer ? { page, limit: {} } : kept
}
