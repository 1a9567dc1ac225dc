import { encodeCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { Found, Place, Sought } from './Found.ts'
import { accounts, agents, LOOKED_AT, nicknames, sites } from './scans.ts'

/** A page of a large team: whose UID it is, else along the accounts, nicknames, agents or sites of all members. */
export async function scanTeam(
  tx: Tx,
  sought: Sought,
  from: Extract<Place, readonly ['scan', ...unknown[]]> | undefined,
): Promise<Found> {
  const { leader, words, role, limit } = sought
  if (words && !from) {
    const ids = await withUid(tx, sought, words)
    if (ids.length > 0) return { ids, next: null }
  }
  const after = from ? { id: from[1], key: from[2] } : { id: null, key: null }
  const rows = await scanFor(sought)(tx, { leader, role, limit, words: words ?? '', ...after })
  const hits = rows.filter(({ below }) => below)
  const last = hits.length > limit ? hits[limit - 1] : rows.find(({ seen }) => seen === LOOKED_AT)
  return {
    ids: hits.slice(0, limit).map(({ id }) => id),
    next: last ? encodeCursor(['scan', last.id, last.key]) : null,
  }
}

/** Words that begin as a wallet address does are looked for there. */
function scanFor({ words, role }: Sought) {
  if (words) return /^0x[0-9a-f]+$/.test(words) ? accounts : nicknames
  return role === 'agent' ? agents : sites
}

async function withUid(tx: Tx, { leader, role }: Sought, words: string): Promise<string[]> {
  if (!/^\d{1,18}$/.test(words)) return []
  const rows = await tx<{ id: string }>`
    select id from member where id = ${words} and is_below(id, ${leader})
      and case ${role}::text when 'agent' then agent when 'site' then site else true end`
  return rows.map(({ id }) => id)
}
