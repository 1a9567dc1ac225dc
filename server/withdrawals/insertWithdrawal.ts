import type { Tx } from '#server/db/Tx.ts'
import { dayOf } from '#shared/days.ts'
import type { Allowed } from './WithdrawalTerms.ts'

type Opening = { member: string; now: Date; allowed: Allowed }

/** Writes a withdrawal down, undecided, with a number of its own (date and sequence) and answers its id. */
export async function insertWithdrawal(tx: Tx, { member, now, allowed }: Opening): Promise<string> {
  const { coin, amount, address, rules } = allowed
  const day = dayOf(now).replaceAll('-', '').slice(2)
  const [row] = await tx<{ id: string }>`
    insert into withdrawal (no, member_id, coin, amount, fee, address, state, created_at)
    select ${day} || lpad(s.no, greatest(5, length(s.no)), '0'),
      ${member}, ${coin}, ${amount}, ${rules.fee}, ${address}, 'requested', ${now}
    from (select nextval('withdrawal_number')::text as no) s
    returning id`
  if (!row) throw new Error('insert returned no row')
  return row.id
}
