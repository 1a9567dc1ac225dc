import * as z from 'zod/mini'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { Coin } from '#shared/api/coin.ts'
import { limits } from '#shared/limits.ts'
import { Id } from '#shared/rules.ts'
import { tidied } from '#shared/tidied.ts'
import { type Candidate, candidatesFor } from './candidatesFor.ts'

type Why = 'unknownAddress' | 'unproved' | 'late' | 'wrongAmount' | 'wrongCoin'

type Row = {
  id: string
  hash: string
  block: number
  at: string
  sender: string
  coin: Coin
  amount: bigint
  ref: string | null
  why: Why
  said: Said | null
}

/** Whose somebody said it is, for a second person to say the same. */
type Said = {
  member: { id: string; nickname: string; account: string; frozen: string | null }
  by: string
  at: string
  reason: string
}

/** A payment that is nobody's, why it is, and whose it may be; `amount` in base units. */
type Unclaimed = Row & { candidates: Candidate[] }

type Wanted = {
  /** A transaction's hash, or the address that sent it. */
  keywords?: string | undefined
  cursor?: string | undefined
  limit?: number | undefined
}

/** The whole hash of a transaction. */
const HASH = /^0x[0-9a-f]{64}$/

/** A page ends at a payment's id. */
const End = z.tuple([Id])

/** A page of what is nobody's, the oldest first. Refuses `cursor`. */
export async function listUnclaimed(
  tx: Tx,
  { keywords = '', cursor, limit = limits.pageDefault }: Wanted,
): Promise<{ list: Unclaimed[]; next: string | null }> {
  const [end = '0'] = decodeCursor(cursor, End) ?? []
  const found = await readUnclaimed(tx, keyIn(keywords), { end, many: limit + 1 })
  const rows = found.slice(0, limit)
  const candidates = await candidatesFor(tx, rows)
  const list = rows.map((row) => ({
    ...row,
    candidates: candidates.get(row.id) ?? [],
    // JSON has no moments: this one is as the database writes it.
    said: row.said && { ...row.said, at: new Date(row.said.at).toISOString() },
  }))
  const last = found.length > limit ? rows.at(-1) : undefined
  return { list, next: last ? encodeCursor([last.id]) : null }
}

type Key = { hash: string | null; sender: string | null }

/** By what it is sought; what is neither is nobody's address. */
function keyIn(keywords: string): Key {
  const key = tidied(keywords).toLowerCase()
  if (key === '') return { hash: null, sender: null }
  return HASH.test(key) ? { hash: key, sender: null } : { hash: null, sender: key }
}

type Place = { end: string; many: number }

/** Why: as it was when the payment came, give or take a minute: a block's time is its maker's. Who joined since was nobody then. */
const readUnclaimed = (tx: Tx, { hash, sender }: Key, { end, many }: Place) => tx<Row>`
  select a.id, a.tx_hash as hash, a.block_number::int as block, a.block_at as at, a.sender, a.coin, a.amount,
    a.order_ref as ref,
    case when m.id is null then 'unknownAddress'
      when exists (select 1 from pledge_order o where o.member_id = m.id and o.method = 'wallet'
        and o.coin = a.coin and o.amount = a.amount and o.expires_at < a.block_at
        and o.expires_at > a.block_at - interval '7 days') then 'late'
      when open.coin = a.coin then 'wrongAmount'
      when open.coin is not null then 'wrongCoin'
      else 'unproved' end as why,
    (select jsonb_build_object('by', s.first_by, 'at', s.first_at, 'reason', s.reason, 'member', jsonb_build_object(
        'id', w.id::text, 'nickname', w.nickname, 'account', w.account,
        'frozen', case when w.frozen_at is not null then coalesce(w.frozen_reason, '') end))
      from unclaimed_match s join member w on w.id = s.member_id
      where s.tx_hash = a.tx_hash and s.booked_at is null and s.over_at is null) as said
  from arrival a left join member m on m.account_key = a.sender and m.created_at <= a.block_at + interval '1 minute'
    left join lateral (
      select o.coin from pledge_order o
      where o.member_id = m.id and o.method = 'wallet' and (o.coin, o.amount) <> (a.coin, a.amount)
        and o.created_at <= a.block_at + interval '1 minute' and o.expires_at >= a.block_at
      order by o.coin = a.coin desc limit 1) open on true
  where a.credited_as = 'unclaimed' and a.id > ${end}
    and (${hash}::text is null or a.tx_hash = ${hash}) and (${sender}::text is null or a.sender = ${sender})
  order by a.id limit ${many}`
