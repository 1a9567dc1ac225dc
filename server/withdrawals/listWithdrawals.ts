import * as z from 'zod/mini'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { Result } from '#shared/api/index.ts'
import { limits } from '#shared/limits.ts'
import type { Locale } from '#shared/locale.ts'
import { Id } from '#shared/rules.ts'
import { asWithdrawal, type Row, type Withdrawal } from './asWithdrawal.ts'

/** A page ends at a withdrawal's id. */
const Before = z.tuple([Id])

/** Whose withdrawals, in whose words; `confirmations` is how many a payment needs. */
export type Asking = { member: string; locale: Locale; confirmations: number }

type Wanted = {
  cursor?: string | undefined
  limit?: number | undefined
  status?: Withdrawal['status'] | undefined
  coin?: Withdrawal['coin'] | undefined
  id?: string | undefined
}

const orNull = <T>(value: T | undefined) => value ?? null

/** A page of a member's withdrawals, newest first. Refuses `cursor`. */
export async function listWithdrawals(
  tx: Tx,
  asking: Asking,
  { cursor, limit = limits.pageDefault, status, coin, id }: Wanted,
): Promise<Result<'asset/cashRecord'>> {
  const [before] = decodeCursor(cursor, Before) ?? []
  const rows = await tx<Row>`
    select w.id, w.no, w.coin, w.amount, w.fee, w.address, w.status, w.state, w.reason, w.note,
      w.hash, w.created_at as "createdAt", w.done_at as "doneAt",
      case when w.state in ('broadcast', 'mined') and p.block_number is not null then
        greatest(1, least(${asking.confirmations}::int, c.head - p.block_number + 1))::int
      end as confirmations
    from withdrawal w left join payout_tx p on p.hash = w.hash and p.withdrawal_id = w.id
      left join chain_state c on true
    where w.member_id = ${asking.member}
      and (${orNull(before)}::bigint is null or w.id < ${orNull(before)})
      and (${orNull(status)}::text is null or w.status = ${orNull(status)})
      and (${orNull(coin)}::text is null or w.coin = ${orNull(coin)})
      and (${orNull(id)}::bigint is null or w.id = ${orNull(id)})
    order by w.id desc limit ${limit + 1}`
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    list: shown.map((row) => asWithdrawal(row, asking.locale)),
    next: last && rows.length > limit ? encodeCursor([last.id]) : null,
  }
}

/** One withdrawal of a member that is surely there. */
export async function withdrawalOf(tx: Tx, asking: Asking, id: string): Promise<Withdrawal> {
  const { list } = await listWithdrawals(tx, asking, { id })
  const [withdrawal] = list
  if (!withdrawal) throw new Error(`there is no withdrawal ${id}`)
  return withdrawal
}
