import * as z from 'zod/mini'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { Coin } from '#shared/api/coin.ts'
import { limits } from '#shared/limits.ts'
import { Id } from '#shared/rules.ts'
import type { CreditedAs } from './creditOf.ts'

type Member = { id: string; nickname: string; account: string }

/** A payment to the pool as the desk sees it; `amount` in base units. */
type Arrival = {
  id: string
  hash: string
  block: number
  at: string
  sender: string
  coin: Coin
  amount: bigint
  confirmations: number | null
  state: 'seen' | 'credited' | 'gone' | 'reversed'
  bookedAs: CreditedAs | null
  funding: 'revenue' | 'activity' | null
  member: Member | null
  orderNo: string | null
  journal: string | null
  assignedJournal: string | null
}

type Wanted = {
  purpose?: CreditedAs | undefined
  coin?: Coin | undefined
  cursor?: string | undefined
  limit?: number | undefined
}

/** A page ends at a payment's id. */
const End = z.tuple([Id])

/** A page of what arrived, the newest first. Refuses `cursor`. */
export async function listArrivals(
  tx: Tx,
  { purpose, coin, cursor, limit = limits.pageDefault }: Wanted,
): Promise<{ list: Arrival[]; next: string | null }> {
  const [end = null] = decodeCursor(cursor, End) ?? []
  const found = await tx<{ id: string }>`
    select id from arrival
    where (${purpose ?? null}::text is null or credited_as = ${purpose ?? null})
      and (${coin ?? null}::text is null or coin = ${coin ?? null})
      and (${end}::bigint is null or id < ${end})
    order by id desc limit ${limit + 1}`
  const ids = found.slice(0, limit).map(({ id }) => id)
  const last = found.length > limit ? ids.at(-1) : undefined
  return { list: await readArrivals(tx, ids), next: last ? encodeCursor([last]) : null }
}

const readArrivals = (tx: Tx, ids: readonly string[]) => tx<Arrival>`
  select a.id, a.tx_hash as hash, a.block_number::int as block, a.block_at as at, a.sender, a.coin, a.amount,
    case when a.state in ('seen', 'credited') then greatest(0, c.head - a.block_number + 1)::int end as confirmations,
    a.state, a.credited_as as "bookedAs", f.purpose as funding,
    case when m.id is not null then
      jsonb_build_object('id', m.id::text, 'nickname', m.nickname, 'account', m.account) end as member,
    o.no as "orderNo", a.journal_id as journal, j.id as "assignedJournal"
  from arrival a left join chain_state c on true
    left join funding_address f on f.address = a.sender
    left join member m on m.id = a.member_id
    left join pledge_order o on o.id = a.order_id
    left join journal j on j.owner_id = 0 and j.key = 'arrival:' || a.id || ':' || a.round || ':assigned'
  where a.id = any(${ids}::bigint[]) order by a.id desc`
