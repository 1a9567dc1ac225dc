import type * as z from 'zod/mini'
import { decodeCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/Tx.ts'
import { limits } from '#shared/limits.ts'
import { type Found, type Page, Place, type Role, type Sought } from './Found.ts'
import { scanTeam } from './scanTeam.ts'
import { descendAppointed, descendTeam, FEW } from './small-team.ts'

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
  const sought: Sought = { leader, words: wordsIn(keywords), role: role ?? null, limit }
  if (from ? from[0] === 'few' : await maybeFew(tx, sought)) {
    const found = await (role ? descendAppointed : descendTeam)(tx, sought, from?.[1] ?? null)
    if (found) return found
  }
  return scanTeam(tx, sought, from ? scannedTo(from, sought) : null)
}

/** Without words both ways tell the newest first, so that a team that grew large between two pages is gone on with. */
const scannedTo = ([way, id]: z.output<typeof Place>, { words }: Sought): string | null =>
  way === 'scan' || words === null ? id : null

/** A to Z alone are made small here: other capitals (Σ, İ) the database makes small as in its index, and otherwise than we would. */
const wordsIn = (keywords = ''): string | null =>
  keywords.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase()) || null

/** Whether the team was small when it was last folded: it grows between two folds, so the descent counts for itself. */
async function maybeFew(tx: Tx, { leader, role }: Sought): Promise<boolean> {
  // Few may have or be agents and sites in a large team.
  if (role) return true
  const [row] = await tx<{ team: number }>`select team from member where id = ${leader}`
  return !row || row.team <= FEW
}
