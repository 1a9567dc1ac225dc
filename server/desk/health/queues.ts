import type { Tx } from '#server/db/Tx.ts'
import { waitingFunding } from '#server/pool/funding-words.ts'

/** A notice may go to everybody: no more pushes than this are counted. */
const MOST = 100_000

type Queues = {
  requested: number
  /** Requested, or halted, or both: each once. */
  open: number
  arrivals: number
  pushes: { waiting: number; retried: number }
}

/** How much waits: for an operator's approval, for the chain, for the push services. */
export async function queues(tx: Tx): Promise<Queues> {
  const [row] = await tx<Omit<Queues, 'pushes'> & Queues['pushes']>`
    select (select count(*)::int from withdrawal where state = 'requested') as requested,
      (select count(*)::int from withdrawal where state = 'requested' or halted is not null) as open,
      (select count(*)::int from arrival where state = 'seen') as arrivals,
      count(*)::int as waiting, (count(*) filter (where tries > 0))::int as retried
    from (select tries from push limit ${MOST}) waiting`
  if (!row) throw new Error('a count returned no row')
  const { requested, open, arrivals, ...pushes } = row
  return { requested, open, arrivals, pushes }
}

type Money = { unclaimed: number; grants: number; funding: number }

/** How much waits for a treasurer: payments that are nobody's, and grants and funding addresses for another person to confirm. */
export async function moneyWaiting(tx: Tx, now: Date): Promise<Money> {
  const [row] = await tx<Omit<Money, 'funding'>>`
    select (select count(*)::int from arrival where credited_as = 'unclaimed') as unclaimed,
      (select count(*)::int from member_grant where state = 'waiting' and expires_at > ${now}) as grants`
  if (!row) throw new Error('a count returned no row')
  return { ...row, funding: (await waitingFunding(tx, now)).length }
}

/** What the database takes on its disk. */
export async function databaseBytes(tx: Tx): Promise<number> {
  const [row] = await tx<{ bytes: number }>`
    select pg_database_size(current_database())::float8 as bytes`
  return row?.bytes ?? 0
}
