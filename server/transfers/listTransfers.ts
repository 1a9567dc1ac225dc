import * as z from 'zod/mini'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import { inIndexOrder } from '#server/db/inIndexOrder.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { Coin } from '#shared/api/coin.ts'
import { limits } from '#shared/limits.ts'
import { Id, Time } from '#shared/rules.ts'
import { asTransfer, type Transfer } from './asTransfer.ts'

/** A page of a member's transfers: rolled out or rolled in. */
type Wanted = {
  member: string
  direction: 'out' | 'in'
  coin?: Coin | undefined
  /** One alone. */
  id?: string | undefined
  cursor?: string | undefined
  limit?: number | undefined
}

type Row = {
  entry: string
  journal: string
  coin: Coin
  amount: bigint
  meta: { fee: string; note?: string }
  at: string
  me: string
  other: string
  nickname: string
}

/** Moment and entry of the last transfer of the page before. */
const Before = z.tuple([Time, Id])

/**
 * Newest first; a page is a range of the index on (account, type, at, id), however many there are, and one by its id is
 * found in its journal. Refuses `cursor`.
 */
export async function listTransfers(
  tx: Tx,
  { member, direction, coin, id, cursor, limit = limits.pageDefault }: Wanted,
): Promise<{ list: Transfer[]; next: string | null }> {
  const [at, entry] = decodeCursor(cursor, Before) ?? ['infinity', '0']
  const type = `transfer_${direction}`
  const rows = await inIndexOrder(
    tx,
    () => tx<Row>`
    select e.id as entry, e.journal_id as journal, e.coin, abs(e.amount) as amount, e.meta, e.at,
      me.nickname as me, other.id as other, other.nickname
    from (
      select a.coin, l.* from account a cross join lateral (
        (select e.id, e.journal_id, e.amount, e.meta, e.at from entry e
        where ${id ?? null}::bigint is null and e.account_id = a.id and e.type = ${type}
          and (e.at, e.id) < (${at}::timestamptz, ${entry}::bigint)
        order by e.at desc, e.id desc limit ${limit + 1})
        union all
        select e.id, e.journal_id, e.amount, e.meta, e.at from entry e
        where e.journal_id = ${id ?? null}::bigint and e.account_id = a.id and e.type = ${type}
          and (e.at, e.id) < (${at}::timestamptz, ${entry}::bigint)) l
      where a.owner_id = ${member} and a.code = 'available'
        and (${coin ?? null}::text is null or a.coin = ${coin ?? null})
      order by l.at desc, l.id desc limit ${limit + 1}) e
    join member me on me.id = ${member}
    join member other on other.id = (e.meta->>'member')::bigint
    order by e.at desc, e.id desc`,
  )
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    list: shown.map((row) => transferOf(row, { member, direction })),
    next: last && rows.length > limit ? encodeCursor([last.at, last.entry]) : null,
  }
}

function transferOf(row: Row, { member, direction }: Pick<Wanted, 'member' | 'direction'>) {
  const me = { id: member, nickname: row.me }
  const other = { id: row.other, nickname: row.nickname }
  const { coin, amount, meta } = row
  const [payer, payee] = direction === 'out' ? [me, other] : [other, me]
  const done = { payer, payee, coin, amount, fee: BigInt(meta.fee), note: meta.note ?? null }
  return asTransfer(done, { id: row.journal, at: new Date(row.at) })
}
