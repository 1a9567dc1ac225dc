import * as z from 'zod/mini'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { Coin } from '#shared/api/coin.ts'
import { limits } from '#shared/limits.ts'

/** An order as an operator sees it, amounts in base units. */
type OrderRecord = {
  id: string
  no: string
  member: { id: string; nickname: string; account: string }
  coin: Coin
  amount: bigint
  stakedT: bigint
  method: 'balance' | 'wallet'
  planId: string
  termDays: number
  status: 'review' | 'success' | 'fail' | 'end'
  reason: string | null
  earned: bigint
  startDay: string | null
  endDay: string | null
  hash: string | null
  arrival: string | null
  createdAt: string
}

type Wanted = Partial<
  Record<'id' | 'memberId' | 'status' | 'no' | 'cursor', string | undefined>
> & {
  limit?: number | undefined
}

const Last = z.tuple([z.string().check(z.regex(/^\d{1,18}$/))])

const orNull = (value: string | undefined): string | null => value ?? null

/** A page of orders, the newest first: of a member, of a status, or with an id or a number. Refuses `cursor`. */
export async function orderRecords(
  tx: Tx,
  { id, memberId, status, no, cursor, limit = limits.pageDefault }: Wanted,
): Promise<{ list: OrderRecord[]; next: string | null }> {
  const [before] = decodeCursor(cursor, Last) ?? [null]
  const found = await tx<OrderRecord>`
    select o.id, no, jsonb_build_object('id', m.id::text, 'nickname', m.nickname, 'account', m.account) as member,
      coin, amount, o.staked_t as "stakedT", method, plan_id as "planId", term_days as "termDays", status, reason, earned,
      start_day as "startDay", end_day as "endDay", hash, arrival_id as arrival, o.created_at as "createdAt"
    from pledge_order o join member m on m.id = o.member_id
    where (${before}::bigint is null or o.id < ${before}::bigint)
      and (${orNull(id)}::bigint is null or o.id = ${orNull(id)}::bigint)
      and (${orNull(memberId)}::bigint is null or member_id = ${orNull(memberId)}::bigint)
      and (${orNull(status)}::text is null or status = ${orNull(status)})
      and (${orNull(no)}::text is null or no = ${orNull(no)})
    order by o.id desc limit ${limit + 1}`
  const list = found.slice(0, limit)
  const last = found.length > limit ? list.at(-1) : undefined
  return { list, next: last ? encodeCursor([last.id]) : null }
}
