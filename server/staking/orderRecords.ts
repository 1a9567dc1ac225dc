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
  status: 'review' | 'success' | 'fail' | 'end'
  reason: string | null
  earned: bigint
  startDay: string | null
  endDay: string | null
  hash: string | null
  arrival: string | null
  createdAt: string
}

type Wanted = Partial<Record<'memberId' | 'status' | 'no' | 'cursor', string | undefined>> & {
  limit?: number | undefined
}

const Last = z.tuple([z.string().check(z.regex(/^\d{1,18}$/))])

/** A page of orders, the newest first: of a member, of a status, or with a number. Refuses `cursor`. */
export async function orderRecords(
  tx: Tx,
  { memberId, status, no, cursor, limit = limits.pageDefault }: Wanted,
): Promise<{ list: OrderRecord[]; next: string | null }> {
  const [before] = decodeCursor(cursor, Last) ?? [null]
  const found = await tx<OrderRecord>`
    select o.id, no, jsonb_build_object('id', m.id::text, 'nickname', m.nickname, 'account', m.account) as member,
      coin, amount, o.staked_t as "stakedT", method, plan_id as "planId", status, reason, earned,
      start_day as "startDay", end_day as "endDay", hash, arrival_id as arrival, o.created_at as "createdAt"
    from pledge_order o join member m on m.id = o.member_id
    where (${before}::bigint is null or o.id < ${before}::bigint)
      and (${memberId ?? null}::bigint is null or member_id = ${memberId ?? null}::bigint)
      and (${status ?? null}::text is null or status = ${status ?? null})
      and (${no ?? null}::text is null or no = ${no ?? null})
    order by o.id desc limit ${limit + 1}`
  const list = found.slice(0, limit)
  const last = found.length > limit ? list.at(-1) : undefined
  return { list, next: last ? encodeCursor([last.id]) : null }
}
