import * as z from 'zod/mini'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { Coin } from '#shared/api/coin.ts'
import type { WITHDRAWAL_FILTERS } from '#shared/desk/withdrawals.ts'
import { limits } from '#shared/limits.ts'
import { Id } from '#shared/rules.ts'
import { type WithdrawalFacts, withdrawalFacts } from './withdrawalFacts.ts'

type Filter = (typeof WITHDRAWAL_FILTERS)[number]

type Wanted = {
  filter?: Filter | undefined
  coin?: Coin | undefined
  memberId?: string | undefined
  cursor?: string | undefined
  limit?: number | undefined
  now: Date
}

/** A page ends at a withdrawal's id. */
const End = z.tuple([Id])

/** A page of withdrawals as the desk sees them: those that wait for a person the oldest first, else the newest. Refuses `cursor`. */
export async function findWithdrawals(
  tx: Tx,
  wanted: Wanted,
): Promise<{ list: WithdrawalFacts[]; next: string | null }> {
  const { filter, cursor, limit = limits.pageDefault, now } = wanted
  const [end = null] = decodeCursor(cursor, End) ?? []
  const oldestFirst = filter === 'waiting' || filter === 'halted'
  const found = await (oldestFirst ? oldest : newest)(tx, { ...wanted, end, many: limit + 1 })
  const ids = found.slice(0, limit).map(({ id }) => id)
  const last = found.length > limit ? ids.at(-1) : undefined
  return { list: await withdrawalFacts(tx, ids, now), next: last ? encodeCursor([last]) : null }
}

type Place = Omit<Wanted, 'filter'> & {
  filter?: string | undefined
  end: string | null
  many: number
}

/** The states stand here as their indexes have them, so that none but the rows of the page is read. */
const oldest = (tx: Tx, { filter = 'waiting', coin, memberId, end, many }: Place) => tx<{
  id: string
}>`
  select id from withdrawal
  where (${filter}::text <> 'waiting' or state = 'requested')
    and (${filter}::text <> 'halted' or halted is not null)
    and (${coin ?? null}::text is null or coin = ${coin ?? null})
    and (${memberId ?? null}::bigint is null or member_id = ${memberId ?? null})
    and (${end}::bigint is null or id > ${end})
  order by id limit ${many}`

const newest = (tx: Tx, { filter = '', coin, memberId, end, many }: Place) => tx<{
  id: string
}>`
  select id from withdrawal
  where (${filter}::text <> 'going' or state in ('approved', 'nonce', 'signed', 'broadcast', 'mined'))
    and (${filter}::text <> 'paid' or status = 'success')
    and (${filter}::text <> 'returned' or status = 'fail')
    and (${coin ?? null}::text is null or coin = ${coin ?? null})
    and (${memberId ?? null}::bigint is null or member_id = ${memberId ?? null})
    and (${end}::bigint is null or id < ${end})
  order by id desc limit ${many}`
