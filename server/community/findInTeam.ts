import { decodeCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/Tx.ts'
import { limits } from '#shared/limits.ts'
import { type Found, type Page, Place, type Role, type Sought } from './Found.ts'
import { scanTeam } from './scanTeam.ts'
import { descendAppointed, descendTeam } from './small-team.ts'

type Wanted = Page & { leader: string; keywords?: string | undefined; role?: Role }

/**
 * Finds members in a team at any depth: by UID, by how the account begins, by nickname. A small team is gone through
 * and told newest first; for a large one an index of all members is gone along, so many rows a page, so that a page may
 * be short or empty although another follows (decision 057). Refuses `cursor`.
 */
export async function findInTeam(
  tx: Tx,
  { leader, keywords, role, cursor, limit = limits.pageDefault }: Wanted,
): Promise<Found> {
  const from = decodeCursor(cursor, Place)
  const words = keywords?.trim().toLowerCase() || null
  const sought: Sought = { leader, words, role: role ?? null, limit }
  if (from?.[0] !== 'scan') {
    const found = await (role ? descendAppointed : descendTeam)(tx, sought, from?.[1] ?? null)
    if (found) return found
  }
  return scanTeam(tx, sought, from?.[0] === 'scan' ? from : undefined)
}
