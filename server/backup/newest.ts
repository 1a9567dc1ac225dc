import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Tx } from '#server/db/Tx.ts'

/** What the farm wrote last: a copy has it too, unless it is of another database or no longer follows. */
export type Newest = {
  journalId: string | null
  journalKey: string | null
  actId: string | null
  actHash: string | null
  /** When the chain was looked at: tells of a copy that stands still though nobody does anything. */
  syncedAt: string | null
}

/** Read where the service writes. */
export async function newestOf(tx: Tx): Promise<Newest> {
  const [newest] = await tx<Newest>`
    select j.id as "journalId", j.key as "journalKey", a.id as "actId", a.hash as "actHash", c.synced_at as "syncedAt"
    from (select 1) as one
      left join (select id, key from journal order by id desc limit 1) j on true
      left join (select id, hash from operator_act order by id desc limit 1) a on true
      left join chain_state c on true`
  if (!newest) throw new Error('one row was asked for, and none came')
  return newest
}

/** Two services have two clocks, and two nodes, of which one may be as many blocks behind as payments have to lie deep. */
const APART = '15 minutes'

/** How often a replica that is behind is looked at, milliseconds. */
const GLANCE = 500

/**
 * Begins a transaction that sees one moment, in which the newest is there. A replica that is behind is waited for, so many
 * milliseconds; anything else that lacks it is not this farm's database.
 */
export async function beginWith(client: Client, newest: Newest, patience: number): Promise<void> {
  const until = performance.now() + patience
  for (;;) {
    await client.query('begin isolation level repeatable read read only')
    const { has, follows } = await lookFor(client, newest)
    if (has) return
    await client.query('rollback')
    if (!follows || performance.now() > until) {
      throw new Error(
        'what DATABASE_OWNER_URL names lacks what the farm (DATABASE_URL) wrote last: it is another database, an old server, or a replica that does not follow. There is no backup.',
      )
    }
    await wait(GLANCE)
  }
}

async function lookFor(client: Client, it: Newest): Promise<{ has: boolean; follows: boolean }> {
  const { rows } = await client.query<{ has: boolean; follows: boolean }>(
    `select pg_is_in_recovery() as follows,
       ($1::bigint is null or exists (select from journal where id = $1 and key = $2))
       and ($3::bigint is null or exists (select from operator_act where id = $3 and hash = $4))
       and ($5::timestamptz is null or exists (select from chain_state where synced_at >= $5::timestamptz - $6::interval)) as has`,
    [it.journalId, it.journalKey, it.actId, it.actHash, it.syncedAt, APART],
  )
  const [found] = rows
  return found ?? { has: false, follows: false }
}
