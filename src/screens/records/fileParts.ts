import { csvLines, csvOf } from '#shared/csv.ts'
import { nextTask } from '#src/words/nextTask.ts'

/** Lines laid out at once: between two parts the screen can be drawn and a tap be heard. */
const PART = 2_000

type Options = {
  signal: AbortSignal
  /** A mark for spreadsheets before it; tax programs read the first head with it. */
  marked: boolean
}

/** The text of a table, part by part. */
export async function fileParts(
  rows: Iterable<readonly string[]>,
  { signal, marked }: Options,
): Promise<string[]> {
  const parts = marked ? [csvOf([])] : []
  let part: (readonly string[])[] = []
  for (const row of rows) {
    part.push(row)
    if (part.length < PART) continue
    parts.push(csvLines(part))
    part = []
    await nextTask()
    signal.throwIfAborted()
  }
  return [...parts, csvLines(part)]
}
