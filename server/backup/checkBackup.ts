import type { End, Header } from './format.ts'
import { partsOf } from './partsOf.ts'

/** Reads a backup to its end. Throws when it is not whole and unchanged; nothing is written anywhere. */
export async function checkBackup(file: string): Promise<{ header: Header; end: End }> {
  let header: Header | undefined
  let end: End | undefined
  try {
    for await (const part of partsOf(file)) {
      if ('header' in part) header = part.header
      if ('end' in part) end = part.end
    }
    if (!header || !end) throw new Error('it has no header or no end')
    return { header, end }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`the backup cannot be restored: ${why}`, { cause: error })
  }
}
