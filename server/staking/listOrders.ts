import * as z from 'zod/mini'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { Result } from '#shared/api/index.ts'
import { dayOf, daysBetween, midnight } from '#shared/days.ts'
import { limits } from '#shared/limits.ts'
import { type Locale, say } from '#shared/locale.ts'
import { lateMoney, type OrderReason, orderReasons } from '#shared/reasons.ts'
import { Id } from '#shared/rules.ts'
import { OPEN_ENDED } from './noteLate.ts'

type Order = Result<'product/pledge'>

/** A page ends at an order's id. */
const Before = z.tuple([Id])

/** Whose orders, in whose words; `confirmations` is how many a payment needs. */
export type Asking = { member: string; now: Date; locale: Locale; confirmations: number }

type Wanted = {
  cursor?: string | undefined
  limit?: number | undefined
  status?: Order['status'] | undefined
  id?: string | undefined
}

type Row = {
  id: string
  no: string
  coin: Order['coin']
  amount: bigint
  staked_t: bigint
  method: Order['method']
  plan_id: string
  term_days: number
  status: Order['status']
  reason: OrderReason | null
  earned: bigint
  created_at: string
  starts_at: string | null
  end_day: string | null
  hash: string | null
  hash_state: Order['hashState']
  signed: boolean
  confirmations: number | null
  expires_at: string | null
  opened_block: number | null
}

/** A page of a member's orders, newest first. Refuses `cursor`. */
export async function listOrders(
  tx: Tx,
  asking: Asking,
  { cursor, limit = limits.pageDefault, status, id }: Wanted,
): Promise<Result<'product/order'>> {
  const [before] = decodeCursor(cursor, Before) ?? []
  const rows = await tx<Row>`
    select o.id, o.no, o.coin, o.amount, o.staked_t, o.method, o.plan_id, o.term_days, o.status,
      o.reason, o.earned, o.created_at, o.starts_at, o.end_day, coalesce(a.tx_hash, o.hash) as hash,
      case when a.id is null then o.hash_state end as hash_state, m.signed_at is not null as signed,
      case when a.id is not null then
        greatest(1, least(${asking.confirmations}::int, c.head - a.block_number + 1))::int
      end as confirmations, o.expires_at, o.opened_block::int
    from pledge_order o join member m on m.id = o.member_id left join arrival a on a.id = o.arrival_id
      left join chain_state c on true
    where o.member_id = ${asking.member}
      and (${before ?? null}::bigint is null or o.id < ${before ?? null})
      and (${status ?? null}::text is null or o.status = ${status ?? null})
      and (${id ?? null}::bigint is null or o.id = ${id ?? null})
    order by o.id desc limit ${limit + 1}`
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    list: shown.map((row) => asOrder(row, asking)),
    next: last && rows.length > limit ? encodeCursor([last.id]) : null,
  }
}

/** One order of a member that is surely there. */
export async function orderOf(tx: Tx, asking: Asking, id: string): Promise<Order> {
  const { list } = await listOrders(tx, asking, { id })
  const [order] = list
  if (!order) throw new Error(`there is no order ${id}`)
  return order
}

const asOrder = (row: Row, { now, locale }: Asking): Order => ({
  id: row.id,
  no: row.no,
  coin: row.coin,
  amount: row.amount,
  stakedT: row.staked_t,
  method: row.method,
  planId: row.plan_id,
  termDays: row.term_days,
  remainingDays: remainingDays(row, now),
  status: row.status,
  reason: row.reason && reasonOf(row, row.reason, locale),
  earned: row.earned,
  createdAt: row.created_at,
  startsAt: row.starts_at,
  endsAt: row.end_day && midnight(row.end_day).toISOString(),
  hash: row.hash,
  hashState: row.hash_state,
  confirmations: row.confirmations,
  ...(row.expires_at !== null && { expiresAt: row.expires_at }),
  ...(row.opened_block !== null && { openedBlock: row.opened_block }),
})

/** Where nothing was taken so far, what becomes of a payment that comes all the same. */
function reasonOf({ signed }: Row, reason: OrderReason, locale: Locale): string {
  const why = say(orderReasons[reason], locale)
  if (!OPEN_ENDED.some((open) => open === reason)) return why
  const more = say(lateMoney[signed ? 'proved' : 'unproved'], locale)
  return locale === 'en' ? `${why} ${more}` : why + more
}

/** Whole UTC days left: the whole term before it starts, none once it is over. */
function remainingDays({ status, term_days, end_day }: Row, now: Date): number {
  if (status === 'review') return term_days
  if (status !== 'success' || !end_day) return 0
  return Math.max(0, daysBetween(dayOf(now), end_day))
}
