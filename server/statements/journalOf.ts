import type { Tx } from '#server/db/Tx.ts'

type Journal = {
  id: string
  owner: string
  key: string
  kind: string
  meta: unknown
  createdAt: string
}

/** What in the world a journal stands for: its day, payment, withdrawal, … (docs/ledger.md). */
type Cause = {
  what: 'day' | 'payment' | 'withdrawal' | 'transaction' | 'grant' | 'member' | 'other'
  ref: string
}

/** A journal and what caused it; nothing where there is none. Its answer is the member's, and not told. */
export async function journalOf(
  tx: Tx,
  id: string,
): Promise<(Journal & { cause: Cause }) | undefined> {
  const [journal] = await tx<Journal>`
    select id, owner_id as owner, key, kind, meta, created_at as "createdAt" from journal where id = ${id}`
  return journal && { ...journal, cause: await causeOf(tx, journal) }
}

/** Of which keys the second word is what caused the journal. */
const NAMED: Readonly<Record<string, Cause['what']>> = {
  distribution: 'day',
  order_end: 'day',
  gas: 'transaction',
  'top-up': 'transaction',
  grant: 'grant',
}

async function causeOf(tx: Tx, { owner, key, kind }: Journal): Promise<Cause> {
  if (owner !== '0') return { what: 'member', ref: owner }
  // What was found beyond the books has the key of a block: nobody knows which transaction brought it.
  if (kind === 'gas funding') return { what: 'other', ref: key }
  const [prefix = '', ref = ''] = key.split(':')
  const what = NAMED[prefix]
  if (what) return { what, ref }
  const number = /^\d{1,18}$/.test(ref) ? ref : null
  if (prefix === 'arrival') {
    const [found] = await tx<{ hash: string }>`
      select tx_hash as hash from arrival where id = ${number}::bigint`
    return { what: 'payment', ref: found?.hash ?? ref }
  }
  if (prefix === 'withdrawal') {
    const [found] = await tx<{ no: string }>`select no from withdrawal where id = ${number}::bigint`
    return { what: 'withdrawal', ref: found?.no ?? ref }
  }
  return { what: 'other', ref: key }
}
