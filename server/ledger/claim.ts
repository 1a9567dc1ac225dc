import type { Tx } from '#server/db/Tx.ts'

/** Whose key names what; `hash` tells whether a second telling says the same. */
export type Claim = {
  owner: string
  key: string
  hash: string
  kind: string
  meta: Record<string, unknown> | null
  now: Date
}

/** A journal: `fresh` when this claim made it, else what was answered before and whether it was the same request. */
export type Claimed = { id: string; fresh: boolean; same: boolean; answer: string | null }

/** Takes the key for this transaction. Waits for another transaction that is just taking it. */
export async function claim(tx: Tx, one: Claim): Promise<Claimed> {
  const [claimed] = await claimAll(tx, [one])
  if (!claimed) throw new Error('ledger_claim returned no row')
  return claimed
}

/** The same for several, one after the other in their order: the journals are numbered in it. */
export async function claimAll(tx: Tx, claims: readonly Claim[]): Promise<Claimed[]> {
  const column = <K extends keyof Claim>(name: K) => claims.map((one) => one[name])
  return tx<Claimed>`
    select c.* from unnest(${column('owner')}::bigint[], ${column('key')}::text[], ${column('hash')}::text[],
        ${column('kind')}::text[], ${column('meta')}::jsonb[], ${column('now')}::timestamptz[])
      with ordinality as l(owner, key, hash, kind, meta, at, place)
    cross join lateral ledger_claim(l.owner, l.key, l.hash, l.kind, l.meta, l.at) c order by l.place`
}

/** Stores what was answered to a claimed request, to the letter: the same key gets it again for ever. */
export async function keepAnswer(tx: Tx, journal: string, answer: string): Promise<void> {
  await tx`select ledger_answer(${journal}, ${answer})`
}

/** What became of a key, without taking it: nothing where nobody has taken it yet. */
export async function findClaimed(
  tx: Tx,
  { owner, key, hash }: Pick<Claim, 'owner' | 'key' | 'hash'>,
): Promise<Omit<Claimed, 'fresh'> | undefined> {
  const [claimed] = await tx<Omit<Claimed, 'fresh'>>`
    select id, request_hash = ${hash} as same, answer from journal where owner_id = ${owner} and key = ${key}`
  return claimed
}
