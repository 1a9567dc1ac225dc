import type { Tx } from '#server/db/Tx.ts'
import { dayOf } from '#shared/days.ts'
import type { Allowed } from './PledgeTerms.ts'

/** An order to be written down, in review. `wallet` is there for one that waits for a payment on the chain. */
type Opening = {
  member: string
  now: Date
  allowed: Allowed
  wallet?: { expiresAt: Date; openedBlock: number }
}

/** Writes an order down with a number of its own (date and sequence) and answers its id. */
export async function insertOrder(
  tx: Tx,
  { member, now, allowed, wallet }: Opening,
): Promise<string> {
  const { coin, amount, stakedT, plan } = allowed
  const day = dayOf(now).replaceAll('-', '').slice(2)
  const [row] = await tx<{ id: string }>`
    insert into pledge_order (no, member_id, coin, amount, staked_t, method, plan_id, term_days,
      weight, status, created_at, expires_at, opened_block)
    select ${day} || lpad(s.no, greatest(5, length(s.no)), '0'),
      ${member}, ${coin}, ${amount}, ${stakedT}, ${wallet ? 'wallet' : 'balance'}, ${plan.id},
      ${plan.termDays}, ${plan.weight}, 'review', ${now}, ${wallet?.expiresAt ?? null},
      ${wallet?.openedBlock ?? null}
    from (select nextval('order_number')::text as no) s
    returning id`
  if (!row) throw new Error('insert returned no row')
  return row.id
}
