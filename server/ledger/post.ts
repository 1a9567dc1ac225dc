import { createHash } from 'node:crypto'
import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { claimAll } from './claim.ts'
import { legsOf, type Move } from './Move.ts'

/** A happening in the books. `key` names it: the same happening is booked once, however often it is told. */
type Happening = {
  key: string
  kind: string
  moves: readonly Move[]
  /** What else is to be remembered with the journal. */
  meta?: Record<string, unknown>
}

type Booking = {
  now: Date
  /** Lets accounts fall below zero: only for what the chain took back, and for what is gone. */
  force?: boolean
}

export type Posting = Happening & Booking

/**
 * Books the moves of one happening, all or none, and answers the journal's id. A second telling with the same moves
 * is the first one's journal; with other moves it is an error. Refuses `overdrawn` when an account would fall below zero.
 */
export async function post(tx: Tx, posting: Posting): Promise<string> {
  const [journal] = await postAll(tx, [posting], posting)
  if (!journal) throw new Error(`the happening ${posting.key} has no journal`)
  return journal
}

/**
 * The same for several happenings, as one after the other, in two statements however many there are; answers the journals in
 * their order. What one gives another may take, so that it is what is there after all of them that must not be below zero.
 */
export async function postAll(
  tx: Tx,
  happenings: readonly Happening[],
  booking: Booking,
): Promise<string[]> {
  const { now } = booking
  const journals = await claimAll(
    tx,
    happenings.map((it) => {
      const { key, kind, meta = null } = it
      return { owner: '0', key, hash: hashOf(it), kind, meta, now }
    }),
  )
  const fresh = happenings.flatMap(({ key, moves }, place) => {
    const journal = journals[place]
    if (!journal?.same) throw new Error(`the happening ${key} was told before with other moves`)
    return journal.fresh ? [{ journal: journal.id, moves }] : []
  })
  await postUnder(tx, fresh, booking)
  return journals.map(({ id }) => id)
}

/** Books moves under a journal that was claimed already (a money call's own). */
export const postTo = (
  tx: Tx,
  journal: string,
  { moves, ...booking }: Booking & Pick<Happening, 'moves'>,
): Promise<void> => postUnder(tx, [{ journal, moves }], booking)

async function postUnder(
  tx: Tx,
  claimed: readonly { journal: string; moves: readonly Move[] }[],
  { now, force = false }: Booking,
): Promise<void> {
  const legs = claimed.flatMap(({ journal, moves }) =>
    legsOf(moves).map((leg) => ({ journal, ...leg })),
  )
  if (legs.length === 0) return
  const column = <K extends keyof (typeof legs)[number]>(name: K) => legs.map((leg) => leg[name])
  const [booked] = await tx<{ short: string | null }>`
    select ledger_post(${column('journal')}::bigint[], ${now}, ${column('owner')}::bigint[], ${column('code')}::text[],
      ${column('coin')}::text[], ${column('amount')}::numeric[], ${column('type')}::text[],
      ${column('ref_type')}::text[], ${column('ref_id')}::bigint[], ${column('meta')}::jsonb[], ${force}) as short`
  if (booked?.short) throw overdrawn(booked.short)
}

/** The refusal for an account that would fall below zero, as ledger_post names it: `available:BTCW`. */
export const overdrawn = (short: string) =>
  new Refusal(short.endsWith(':BTCWT') ? 'overdrawnBTCWT' : 'overdrawn', { field: 'amount' })

const hashOf = ({ kind, moves }: Happening) =>
  createHash('sha256')
    .update(JSON.stringify([kind, legsOf(moves)]))
    .digest('hex')
