import type { Tx } from '#server/db/Tx.ts'
import type { Coin } from '#shared/api/coin.ts'

/** A grant as the desk sees it, base units. */
export type GrantRecord = {
  id: string
  member: { id: string; nickname: string; account: string }
  coin: Coin
  amount: bigint
  reason: string
  state: 'waiting' | 'booked' | 'refused' | 'expired'
  askedBy: string
  askedAt: string
  expiresAt: string | null
  decidedBy: string | null
  decidedAt: string | null
  note: string | null
  journal: string | null
}

/** The grants of these ids, in no order. One whose time to be confirmed is over has expired. */
export const grantRecords = (tx: Tx, ids: readonly string[], now: Date) => tx<GrantRecord>`
  select g.id, jsonb_build_object('id', m.id::text, 'nickname', m.nickname, 'account', m.account) as member, g.coin,
    g.amount, g.reason,
    case when g.state = 'waiting' and g.expires_at <= ${now} then 'expired' else g.state end as state,
    g.asked_by as "askedBy", g.asked_at as "askedAt", g.expires_at as "expiresAt", g.decided_by as "decidedBy",
    g.decided_at as "decidedAt", g.note, g.journal_id as journal
  from member_grant g join member m on m.id = g.member_id where g.id = any(${ids}::bigint[])`

/** One of them. Throws where there is none. */
export async function grantRecord(tx: Tx, id: string, now: Date): Promise<GrantRecord> {
  const [record] = await grantRecords(tx, [id], now)
  if (!record) throw new Error(`there is no grant ${id}`)
  return record
}
