import type * as z from 'zod/mini'
import { encodeCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/Tx.ts'
import { type Change, PUBLIC_FIELDS, PUBLIC_PARAMETERS } from '#shared/api/changes.ts'
import type { Difference } from '#shared/differences.ts'
import { limits } from '#shared/limits.ts'
import { type Version, versions } from './versions.ts'

type Told = z.output<typeof Change>
type Shown = Told['changes'][number]

type Wanted = { cursor?: string | undefined; limit?: number | undefined }

/**
 * A page of the changes that everybody is told of, by their moment, the newest first: what is to come too. Versions that
 * change nothing of it are passed over. Refuses `cursor`.
 */
export async function publicChanges(
  tx: Tx,
  { cursor, limit = limits.pageDefault }: Wanted,
): Promise<{ list: Told[]; next: string | null }> {
  const found: Told[] = []
  let from: string | null | undefined = cursor
  do {
    const asked = { names: PUBLIC_PARAMETERS, cursor: from, limit: limit + 1 }
    const { list, next }: Awaited<ReturnType<typeof versions>> = await versions(tx, asked)
    found.push(...list.flatMap(toldOf))
    from = next
  } while (found.length <= limit && from !== null)
  const list = found.slice(0, limit)
  const last = found.length > limit ? list.at(-1) : undefined
  return { list, next: last ? encodeCursor([last.effectiveAt, last.id]) : null }
}

function toldOf({ id, name: of, effectiveAt, changes }: Version): Told[] {
  const name = PUBLIC_PARAMETERS.find((it) => it === of)
  const shown = changes.filter(isShown)
  return name && shown.length > 0 ? [{ id, name, effectiveAt, changes: shown }] : []
}

const isShown = (it: Difference): it is Difference & Shown =>
  PUBLIC_FIELDS.some((field) => field === it.field)
