import * as z from 'zod/mini'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/Tx.ts'
import { limits } from '#shared/limits.ts'
import { Id } from '#shared/rules.ts'

/** Coins that came to the paying wallets; `amount` in base units. */
type TopUp = {
  journal: string
  /** When it was booked. */
  at: string
  amount: bigint
  from: 'outside' | 'pool'
  block: number | null
  /** The pool's payment; what comes from outside leaves no log. */
  hash: string | null
}

type Wanted = { cursor?: string | undefined; limit?: number | undefined }

/** A page ends at a journal's id. */
const End = z.tuple([Id])

/** A page of what came to the paying wallets and was not taken back, the newest first. Refuses `cursor`. */
export async function listTopUps(
  tx: Tx,
  { cursor, limit = limits.pageDefault }: Wanted,
): Promise<{ list: TopUp[]; next: string | null }> {
  const [end = null] = decodeCursor(cursor, End) ?? []
  const found = await tx<TopUp>`
    select j.id as journal, j.created_at as at, e.amount,
      case j.kind when 'gas top-up' then 'pool' else 'outside' end as from,
      (j.meta ->> 'block')::int as block, j.meta ->> 'hash' as hash
    from (
      select id, created_at, kind, meta from journal came
      where kind in ('gas funding', 'gas top-up') and (${end}::bigint is null or id < ${end})
        and not exists (select 1 from journal r where r.owner_id = 0 and r.key = came.key || ':reversed')
      order by id desc limit ${limit + 1}) j
    cross join lateral (
      select -e.amount as amount from entry e join account a on a.id = e.account_id
      where e.journal_id = j.id and a.owner_id = 0 and a.code = 'gas') e
    order by j.id desc`
  const list = found.slice(0, limit)
  const last = found.length > limit ? list.at(-1) : undefined
  return { list, next: last ? encodeCursor([last.journal]) : null }
}
