import type { Tx } from '#server/db/Tx.ts'
import type { Coin } from '#shared/api/coin.ts'
import type { State } from './asWithdrawal.ts'

/** A withdrawal as an operator sees it, amounts in base units. */
export type WithdrawalRecord = {
  id: string
  no: string
  member: string
  /** Why its member is shut out, null: is not. */
  frozen: string | null
  coin: Coin
  amount: bigint
  fee: bigint
  address: string
  state: State
  revision: number
  halted: string | null
  reason: string | null
  note: string | null
  decidedBy: string | null
  decidedAt: string | null
  hash: string | null
  createdAt: string
  doneAt: string | null
}

/** `status` is a state, what the member sees of it (review, success, fail), or `halted`. */
type Wanted = { member?: string | undefined; status?: string | undefined; no?: string | undefined }

/** So many are told at once. */
export const MOST_RECORDS = 200

/** The newest withdrawals of a member, of a status, or with a number. */
export const withdrawalRecords = (
  tx: Tx,
  { member = '', status = '', no = '' }: Wanted,
): Promise<WithdrawalRecord[]> =>
  tx<WithdrawalRecord>`
    select w.id, w.no, w.member_id as member,
      case when m.frozen_at is not null then coalesce(m.frozen_reason, '') end as frozen,
      w.coin, w.amount, w.fee, w.address, w.state, w.revision, w.halted, w.reason, w.note,
      w.decided_by as "decidedBy", w.decided_at as "decidedAt", w.hash, w.created_at as "createdAt",
      w.done_at as "doneAt"
    from withdrawal w join member m on m.id = w.member_id
    where (${member} = '' or w.member_id::text = ${member})
      and (${status} = '' or ${status} in (w.state, w.status)
        or ${status} = 'halted' and w.halted is not null)
      and (${no} = '' or w.no = ${no})
    order by w.id desc limit ${MOST_RECORDS}`
