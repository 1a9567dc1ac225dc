import type { Tx } from '#server/db/Tx.ts'
import type { Coin } from '#shared/api/coin.ts'
import { orderOfRef } from './orderRef.ts'

/** Somebody whose a payment may be, why, and the order that speaks for it. */
export type Candidate = {
  because: 'named' | 'hash' | 'account' | 'amount'
  member: {
    id: string
    nickname: string
    account: string
    /** By its wallet's signature, not by a payment alone. */
    signed: boolean
    frozen: string | null
  }
  order: {
    no: string
    coin: Coin
    amount: bigint
    status: 'review' | 'success' | 'fail' | 'end'
    createdAt: string
    expiresAt: string | null
  } | null
}

type Row = Candidate['member'] & {
  arrival: string
  because: Candidate['because']
  memberId: string
  no: string | null
  coin: Coin
  amount: bigint
  status: 'review' | 'success' | 'fail' | 'end'
  createdAt: string
  expiresAt: string | null
}

/** Orders of the same amount that are looked at for one payment. */
const MOST = 10

/**
 * Whose payments may be, by payment, the strongest evidence first and each member once: who is named by the payment, who
 * named its transaction, whose account sent it, whose order of exactly this much was open when it came or had ended
 * within a week before.
 */
export async function candidatesFor(
  tx: Tx,
  payments: readonly { id: string; ref: string | null }[],
): Promise<Map<string, Candidate[]>> {
  const ids = payments.map(({ id }) => id)
  const refs = payments.map(({ ref }) => orderOfRef(ref))
  const rows = await tx<Row>`
    with evidence as (
      select a.id as arrival, e.rank, e.member, e.ordered
      from unnest(${ids}::bigint[], ${refs}::bigint[]) as p (id, ref) join arrival a on a.id = p.id
      cross join lateral (
        select 1 as rank, o.member_id as member, o.id as ordered from pledge_order o where o.id = p.ref
        union all
        select 2, o.member_id, o.id from pledge_order o where o.hash = a.tx_hash
        union all
        select 3, m.id, null from member m where m.account_key = a.sender
        union all
        (select 4, o.member_id, o.id from pledge_order o
        where o.coin = a.coin and o.amount = a.amount and o.method = 'wallet' and o.arrival_id is null
          and o.created_at between a.block_at - interval '8 days' and a.block_at + interval '1 minute'
          and o.expires_at > a.block_at - interval '7 days'
        order by o.created_at desc limit ${MOST})) e),
    best as (
      select arrival, member, min(rank) as rank,
        (array_agg(ordered order by rank, ordered) filter (where ordered is not null))[1] as ordered
      from evidence group by arrival, member)
    select b.arrival, (array['named', 'hash', 'account', 'amount'])[b.rank] as because, m.id as "memberId", m.nickname,
      m.account, m.signed_at is not null as signed,
      case when m.frozen_at is not null then coalesce(m.frozen_reason, '') end as frozen,
      o.no, o.coin, o.amount, o.status, o.created_at as "createdAt", o.expires_at as "expiresAt"
    from best b join member m on m.id = b.member left join pledge_order o on o.id = b.ordered
    order by b.arrival, b.rank, o.created_at desc nulls last, m.id`
  const found = new Map<string, Candidate[]>()
  for (const row of rows) found.set(row.arrival, [...(found.get(row.arrival) ?? []), told(row)])
  return found
}

const told = (row: Row): Candidate => {
  const { because, memberId: id, nickname, account, signed, frozen, no, ...order } = row
  const { coin, amount, status, createdAt, expiresAt } = order
  return {
    because,
    member: { id, nickname, account, signed, frozen },
    order: no === null ? null : { no, coin, amount, status, createdAt, expiresAt },
  }
}
