import type { Tx } from '#server/db/Tx.ts'
import type { Coin } from '#shared/api/coin.ts'

/** An order as an operator sees it, amounts in base units. */
export type OrderRecord = {
  id: string
  no: string
  member: string
  coin: Coin
  amount: bigint
  stakedT: bigint
  method: string
  plan: string
  status: string
  reason: string | null
  earned: bigint
  startDay: string | null
  endDay: string | null
  hash: string | null
  arrival: string | null
  createdAt: string
}

type Wanted = { member?: string | undefined; status?: string | undefined; no?: string | undefined }

/** The newest orders of a member, of a status, or with a number. */
export const orderRecords = (tx: Tx, { member, status, no }: Wanted): Promise<OrderRecord[]> =>
  tx<OrderRecord>`
    select id, no, member_id as member, coin, amount, staked_t as "stakedT", method, plan_id as plan, status, reason,
      earned, start_day as "startDay", end_day as "endDay", hash, arrival_id as arrival, created_at as "createdAt"
    from pledge_order
    where (${member ?? null}::bigint is null or member_id = ${member ?? null})
      and (${status ?? null}::text is null or status = ${status ?? null})
      and (${no ?? null}::text is null or no = ${no ?? null})
    order by id desc limit 50`
