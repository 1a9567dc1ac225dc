import { encodeCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { Found, Sought } from './Found.ts'
import { accounts, agents, LOOKED_AT, nicknames, type Row, sites } from './scans.ts'

/** Rows that are asked at once whether they are of the team. */
const AT_ONCE = 200

/**
 * A page of a large team: whose UID it is, else along the accounts, nicknames, agents or sites of all members. `from` is
 * the last id of the page before.
 */
export async function scanTeam(tx: Tx, sought: Sought, from: string | null): Promise<Found> {
  const { leader, words, role, limit } = sought
  if (words && !from) {
    const ids = await withUid(tx, sought, words)
    if (ids.length > 0) return { ids, next: null }
  }
  const after = { id: from, key: from && words ? await textOf(tx, words, from) : null }
  const looked = await scanFor(sought)(tx, { words: words ?? '', role, ...after })
  const hits = await ofTeam(tx, { leader, looked, most: limit + 1 })
  const last = hits.length > limit ? hits[limit - 1] : looked[LOOKED_AT - 1]
  return {
    ids: hits.slice(0, limit).map(({ id }) => id),
    next: last ? encodeCursor(['scan', last.id]) : null,
  }
}

/** Words that begin as a wallet address does are looked for there. */
const isAccount = (words: string) => /^0x[0-9a-f]+$/.test(words)

function scanFor({ words, role }: Sought) {
  if (words) return isAccount(words) ? accounts : nicknames
  return role === 'agent' ? agents : sites
}

/** The text by which a member stands in the index now; whoever took a name before the words stands where they begin. */
async function textOf(tx: Tx, words: string, id: string): Promise<string | null> {
  const [row] = await tx<{ text: string }>`
    select greatest(case when ${isAccount(words)}::boolean then account_key else lower(nickname) end collate "C",
      lower(${words}) collate "C") as text
    from member where id = ${id}`
  return row?.text ?? null
}

type Looked = { leader: string; looked: readonly Row[]; most: number }

/** The first of the rows that fit and are of the team; no more are asked than it takes. */
async function ofTeam(tx: Tx, { leader, looked, most }: Looked): Promise<Row[]> {
  const fitting = looked.filter(({ fits }) => fits)
  const found: Row[] = []
  for (let first = 0; first < fitting.length && found.length < most; first += AT_ONCE) {
    const some = fitting.slice(first, first + AT_ONCE)
    const below = await tx<{ id: string }>`
      select id from unnest(${some.map(({ id }) => id)}::bigint[]) as looked(id) where is_below(id, ${leader})`
    const ids = new Set(below.map(({ id }) => id))
    found.push(...some.filter(({ id }) => ids.has(id)))
  }
  return found
}

async function withUid(tx: Tx, { leader, role }: Sought, words: string): Promise<string[]> {
  if (!/^\d{1,18}$/.test(words)) return []
  const rows = await tx<{ id: string }>`
    select id from member where id = ${words} and is_below(id, ${leader})
      and case ${role}::text when 'agent' then agent when 'site' then site else true end`
  return rows.map(({ id }) => id)
}
