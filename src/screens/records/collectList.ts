import { limits } from '#shared/limits.ts'
import type { RecordRow } from '#shared/records/record-cells.ts'
import { isUnreached } from '#src/ui/isUnreached.ts'
import { NotKept } from './NotKept.ts'
import { patiently } from './patiently.ts'
import type { Page, Read } from './reads.ts'
import type { Collecting } from './Wanted.ts'
import { wholeFrom } from './wholeFrom.ts'

export type CollectedList = {
  rows: RecordRow[]
  saved: Date | null
  /** Since when nothing is missing; null from the first on. */
  completeFrom: string | null
}

/** A list to its end, or back to a moment; as far as this phone keeps it where the service is away from the beginning. */
export async function collectList(
  read: Read,
  since: string | null,
  collecting: Collecting,
): Promise<CollectedList> {
  const { signal } = collecting
  const first = await firstPage(read, signal)
  const { saved } = first.page
  const rows: RecordRow[] = []
  let page: Page | undefined = first.page
  while (page) {
    rows.push(...page.rows)
    collecting.onProgress({ done: rows.length, total: null })
    const next: string | null = page.next
    const last = rows.at(-1)
    if (next === null || (since !== null && last && last.at < since))
      return { rows, saved, completeFrom: null }
    const more = (): Promise<Page> => read({ ...first.limit, cursor: next, signal })
    page = saved ? await more().catch(() => undefined) : await patiently(more, collecting)
  }
  signal.throwIfAborted()
  const last = rows.at(-1)
  if (!last) throw new NotKept('the list')
  return { rows, saved, completeFrom: wholeFrom(last.at) }
}

/** As many rows at once as there may be; where the service is away as the screens ask, whose answers are kept. */
async function firstPage(read: Read, signal: AbortSignal) {
  const limit = { limit: limits.pageMax }
  try {
    return { page: await read({ ...limit, cursor: null, signal }), limit }
  } catch (error) {
    signal.throwIfAborted()
    if (!isUnreached(error)) throw error
    return { page: await read({ cursor: null, signal }), limit: {} }
  }
}
