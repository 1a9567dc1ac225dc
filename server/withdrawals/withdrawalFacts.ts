import type { Tx } from '#server/db/Tx.ts'
import type { Coin } from '#shared/api/coin.ts'
import type { State } from './asWithdrawal.ts'

/** A withdrawal as the desk sees it, amounts in base units. */
export type WithdrawalFacts = {
  id: string
  no: string
  member: string
  nickname: string
  account: string
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
  firstBy: string | null
  firstAt: string | null
  decidedBy: string | null
  decidedAt: string | null
  hash: string | null
  createdAt: string
  doneAt: string | null
  /** What the member can spend of the coin: amount and fee are held apart already. */
  balanceAfter: bigint
  /** Nothing was ever paid to the address for this member. */
  isNew: boolean
  /** Addresses that this member was paid to and that begin like this one, this one among them. */
  alike: string[]
  /** What else was approved of the member's in this coin within 24 hours. */
  dayApproved: bigint
}

const DAY = 24 * 60 * 60 * 1000

/** These withdrawals in this order, with what somebody has to know who decides about them. One query, a few looks into indexes each. */
export const withdrawalFacts = (
  tx: Tx,
  ids: readonly string[],
  now: Date,
): Promise<WithdrawalFacts[]> =>
  tx<WithdrawalFacts>`
    select w.id, w.no, w.member_id as member, m.nickname, m.account,
      case when m.frozen_at is not null then coalesce(m.frozen_reason, '') end as frozen,
      w.coin, w.amount, w.fee, w.address, w.state, w.revision, w.halted, w.reason, w.note,
      w.first_by as "firstBy", w.first_at as "firstAt", w.decided_by as "decidedBy",
      w.decided_at as "decidedAt", w.hash, w.created_at as "createdAt", w.done_at as "doneAt",
      coalesce(a.balance, 0) as "balanceAfter",
      not exists (select 1 from withdrawal p
        where p.member_id = w.member_id and p.address_key = w.address_key and p.state = 'paid'
          and p.id <> w.id) as "isNew",
      array(select distinct p.address from withdrawal p
        where p.member_id = w.member_id and left(p.address_key, 6) = left(w.address_key, 6)
          and p.state = 'paid' and p.id <> w.id) as alike,
      (select coalesce(sum(s.amount), 0) from withdrawal s
        where s.member_id = w.member_id and s.coin = w.coin and s.decided_at > ${new Date(now.getTime() - DAY)}
          and s.state <> 'returned' and s.id <> w.id) as "dayApproved"
    from unnest(${ids}::bigint[]) with ordinality as page(id, place)
      join withdrawal w on w.id = page.id
      join member m on m.id = w.member_id
      left join account a on a.owner_id = w.member_id and a.code = 'available' and a.coin = w.coin
    order by page.place`

/** The one with a number. */
export async function withdrawalNumbered(
  tx: Tx,
  no: string,
  now: Date,
): Promise<WithdrawalFacts | undefined> {
  const found = await tx<{ id: string }>`select id from withdrawal where no = ${no}`
  const [facts] = await withdrawalFacts(
    tx,
    found.map(({ id }) => id),
    now,
  )
  return facts
}

/** Whether two people have to approve it: what was approved of the member's within a day counts, so splitting gains nothing. */
export const needsTwo = (
  { amount, dayApproved }: Pick<WithdrawalFacts, 'amount' | 'dayApproved'>,
  above: bigint | null,
): boolean => above !== null && amount + dayApproved > above
