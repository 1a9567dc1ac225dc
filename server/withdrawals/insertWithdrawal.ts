import type { Tx } from '#server/db/Tx.ts'
import { dayOf } from '#shared/days.ts'
import type { Allowed } from './WithdrawalTerms.ts'

type Opening = { member: string; now: Date; allowed: Allowed }

/** Writes a withdrawal down with a number of its own (date and sequence) and answers its id. */
export async function insertWithdrawal(tx: Tx, { member, now, allowed }: Opening): Promise<string> {
  const { coin, amount, address, rules, approved } = allowed
  const day = dayOf(now).replaceAll('-', '').slice(2)
  const [row] = await tx<{ id: string }>`
    insert into withdrawal (no, member_id, coin, amount, fee, address, state, decided_by, decided_at,
      created_at)
    select ${day} || lpad(s.no, greatest(5, length(s.no)), '0'),
      ${member}, ${coin}, ${amount}, ${rules.fee}, ${address}, ${approved ? 'approved' : 'requested'},
      ${approved ? 'service' : null}, ${approved ? now : null}, ${now}
    from (select nextval('withdrawal_number')::text as no) s
    returning id`
  if (!row) throw new Error('insert returned no row')
  return row.id
}
