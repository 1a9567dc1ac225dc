import { createHash } from 'node:crypto'
import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { claim } from './claim.ts'
import { legsOf, type Move } from './Move.ts'

/** A happening in the books. `key` names it: the same happening is booked once, however often it is told. */
export type Posting = {
  key: string
  kind: string
  now: Date
  moves: readonly Move[]
  /** What else is to be remembered with the journal. */
  meta?: Record<string, unknown>
  /** Lets accounts fall below zero: only for what the chain took back, and for what is gone. */
  force?: boolean
}

/**
 * Books the moves of one happening, all or none, and answers the journal's id. A second telling with the same moves
 * is the first one's journal; with other moves it is an error. Refuses `overdrawn` when an account would fall below zero.
 */
export async function post(tx: Tx, posting: Posting): Promise<string> {
  const { key, kind, now, moves, meta, force = false } = posting
  const hash = hashOf(posting)
  const journal = await claim(tx, { owner: '0', key, hash, kind, meta: meta ?? null, now })
  if (!journal.same) throw new Error(`the happening ${key} was told before with other moves`)
  if (journal.fresh) await postTo(tx, journal.id, { now, moves, force })
  return journal.id
}

/** Books moves under a journal that was claimed already (a money call's own). */
export async function postTo(
  tx: Tx,
  journal: string,
  { now, moves, force = false }: { now: Date; moves: readonly Move[]; force?: boolean },
): Promise<void> {
  const legs = legsOf(moves)
  if (legs.length === 0) return
  const column = <K extends keyof (typeof legs)[number]>(name: K) => legs.map((leg) => leg[name])
  const [booked] = await tx<{ short: string | null }>`
    select ledger_post(${legs.map(() => journal)}::bigint[], ${now}, ${column('owner')}::bigint[], ${column('code')}::text[],
      ${column('coin')}::text[], ${column('amount')}::numeric[], ${column('type')}::text[],
      ${column('ref_type')}::text[], ${column('ref_id')}::bigint[], ${column('meta')}::jsonb[], ${force}) as short`
  if (booked?.short) throw overdrawn(booked.short)
}

/** The refusal for an account that would fall below zero, as ledger_post names it: `available:BTCW`. */
export const overdrawn = (short: string) =>
  new Refusal(short.endsWith(':BTCWT') ? 'overdrawnBTCWT' : 'overdrawn', { field: 'amount' })

const hashOf = ({ kind, moves }: Posting) =>
  createHash('sha256')
    .update(JSON.stringify([kind, legsOf(moves)]))
    .digest('hex')
