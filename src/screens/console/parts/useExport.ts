import { useRef, useState } from 'react'
import type { Body, Result } from '#shared/api/index.ts'
import { csvLines, csvOf } from '#shared/csv.ts'
import { limits } from '#shared/limits.ts'
import { callKey } from '#src/api/callKey.ts'
import { post } from '#src/api/post.ts'
import { Refused } from '#src/api/Refused.ts'
import type { PagedPath } from '#src/api/usePages.ts'
import { saveFile, takesATap } from '#src/ui/saveFile.ts'
import { thrownText } from '#src/ui/thrownText.ts'
import { toast } from '#src/ui/toasts.ts'

export type Exported<P extends PagedPath> = {
  path: P
  /** The filters that the screen shows. */
  body: Body<P>
  /** The file's name, without day and ending. */
  name: string
  head: readonly string[]
  line: (row: Result<P>['list'][number]) => readonly string[]
  /** Lines round them, told by the first page: such as what an account held before and after. */
  ends?: (first: Result<P>) => { above: readonly string[][]; below: readonly string[][] }
}

type Made = { file: File; of: string }

/**
 * Fetches a list to its end, page by page, and saves it as a table for a spreadsheet. `count` while it is under way; `save` where the
 * table is made and takes a tap to be saved, until the screen shows other filters.
 */
export function useExport<P extends PagedPath>(wanted: Exported<P>) {
  const [count, setCount] = useState<number>()
  const [made, setMade] = useState<Made>()
  const stop = useRef<AbortController>(undefined)
  const of = String(callKey(wanted.path, wanted.body))

  async function run() {
    const stopping = new AbortController()
    const { signal } = stopping
    stop.current = stopping
    setCount(0)
    try {
      const parts = await collect(wanted, { signal, onCount: setCount })
      const day = new Date().toISOString().slice(0, 10)
      const file = new File(parts, `${wanted.name}-${day}.csv`, { type: 'text/csv' })
      if (takesATap(file)) setMade({ file, of })
      else await saveFile(file)
    } catch (error) {
      if (!signal.aborted) tell(error)
    } finally {
      setCount(undefined)
    }
  }

  async function save({ file }: Made) {
    if (await saveFile(file)) setMade(undefined)
  }

  return {
    count,
    run: () => void run(),
    cancel: () => stop.current?.abort(),
    save: made?.of === of ? () => void save(made).catch(tell) : undefined,
  }
}

const tell = (error: unknown) => toast(thrownText(error), 'bad')

type Collecting = { signal: AbortSignal; onCount: (count: number) => void }

async function collect<P extends PagedPath>(
  { path, body, head, line, ends }: Exported<P>,
  { signal, onCount }: Collecting,
): Promise<string[]> {
  const parts = [csvOf([head])]
  let count = 0
  let cursor: string | null = null
  let round: ReturnType<NonNullable<typeof ends>> | undefined
  do {
    const asked = { ...body, limit: limits.pageMax, ...(cursor !== null && { cursor }) } as Body<P>
    const page: Result<P> = await patiently(
      () => post(path, asked, { quiet: true, signal }),
      signal,
    )
    if (cursor === null && ends) {
      round = ends(page)
      parts.push(csvLines(round.above))
    }
    parts.push(csvLines((page.list as Result<P>['list'][number][]).map(line)))
    count += page.list.length
    cursor = page.next
    onCount(count)
  } while (cursor !== null)
  parts.push(csvLines(round?.below ?? []))
  return parts
}

/** A long list is more than the service answers at once: it says how long to wait. */
async function patiently<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof Refused) || !error.retryAfter) throw error
      const pause = error.retryAfter * 1_000
      await new Promise((resolve) => setTimeout(resolve, pause))
      signal.throwIfAborted()
    }
  }
}
