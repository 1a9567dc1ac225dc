import * as z from 'zod/mini'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import { inIndexOrder } from '#server/db/inIndexOrder.ts'
import type { Tx } from '#server/db/Tx.ts'
import { numberOf } from '#server/ledger/numberOf.ts'
import type { Coin } from '#shared/api/coin.ts'
import type { FlowType } from '#shared/api/flow.ts'
import type { OrderStatus } from '#shared/api/product.ts'
import { limits } from '#shared/limits.ts'
import type { Reckoning } from '#shared/reckonReward.ts'
import { Id, Time } from '#shared/rules.ts'
import { exact } from './exact.ts'
import { IS_JOURNAL } from './is-journal.ts'
import type { Range } from './timeRange.ts'

/** What to show of a member's bill details. */
export type Wanted = {
  member: string
  range: Range
  type?: FlowType | undefined
  coin?: Coin | undefined
  cursor?: string | undefined
  limit?: number | undefined
}

/** What a reward was reckoned from; `ratio` in ten-thousandths. */
type Source = {
  orderNo: string
  day: string
  member: { id: string; nickname: string } | null
  ratio: bigint | null
  reckoning: Omit<Reckoning, 'ratio'> | null
}

/** A line: one leg of a journal on one of the member's accounts, amounts in base units. */
export type Line = {
  id: string
  type: FlowType
  coin: Coin
  amount: bigint
  direction: 'in' | 'out'
  balanceAfter: bigint
  refType: string
  refNo: string
  refId: string | null
  counterparty: string | null
  source: Source | null
  /** How a withdrawal stands. */
  status: z.output<typeof OrderStatus> | null
  hash: string | null
  assigned: boolean
  reason: string | null
  createdAt: string
}

/** A line as it is read. */
type Row = Omit<Line, 'source'> &
  Record<'day' | 'earner' | 'ratio', string | null> &
  Record<'revenue' | 'share' | 'weight' | 'totalWeight', bigint | null> & { journal: string }

/** Moment and id of the last line of the page before. */
const After = z.tuple([Time, Id])

/**
 * A page of a member's lines, newest first. A page is a range of an index on each of the member's few accounts, whatever
 * the filter and however many lines there are. Refuses `cursor`.
 */
export async function listLines(
  tx: Tx,
  { member, range, type, coin, cursor, limit = limits.pageDefault }: Wanted,
): Promise<{ list: Line[]; next: string | null }> {
  const [at, id] = start(range, decodeCursor(cursor, After))
  const lines = await inIndexOrder(
    tx,
    () => tx<Row>`
    select e.id, e.type, e.coin, abs(e.amount) as amount,
      case when e.amount > 0 then 'in' else 'out' end as direction,
      e.balance_after as "balanceAfter",
      coalesce(e.ref_type, '') as "refType", coalesce(o.no, w.no, '') as "refNo", coalesce(o.id, w.id) as "refId",
      e.journal_id as journal,
      e.meta->>'day' as day, e.meta->>'member' as earner, e.meta->>'ratio' as ratio,
      d.revenue, d.total_weight as "totalWeight", o.staked_t * o.weight as weight,
      (case e.type when 'staking_reward' then d.staking_share when 'community_reward' then d.community_share
        else d.subsidy_share end)::numeric as share,
      coalesce(m.nickname, w.address) as counterparty, coalesce(j.meta->>'hash', w.hash) as hash,
      case e.type when 'withdrawal' then w.status end as status, j.kind = 'arrival assigned' as assigned,
      case e.ref_type when 'grant' then e.meta->>'reason' end as reason, e.at as "createdAt"
    from (
      select a.coin, l.* from account a cross join lateral (
        select e.id, e.journal_id, e.type, e.amount, e.balance_after, e.ref_type, e.ref_id, e.meta, e.at from entry e
        where e.account_id = a.id and e.type is not null and (${type ?? null}::text is null or e.type = ${type ?? null})
          and (e.at, e.id) < (${at}::timestamptz, ${id}::bigint)
          and e.at >= ${range.since}
        order by e.at desc, e.id desc limit ${limit + 1}) l
      where a.owner_id = ${member} and (${coin ?? null}::text is null or a.coin = ${coin ?? null})
      order by l.at desc, l.id desc limit ${limit + 1}) e
    join journal j on j.id = e.journal_id
    left join pledge_order o on e.ref_type = 'order' and o.id = e.ref_id
    left join withdrawal w on e.ref_type = 'withdrawal' and w.id = e.ref_id
    left join distribution d on d.day = (e.meta->>'day')::date
    left join member m on m.id = (e.meta->>'member')::bigint
    order by e.at desc, e.id desc`,
  )
  const list = lines.slice(0, limit).map(asLine)
  const last = list.at(-1)
  const more = lines.length > limit && last
  return { list, next: more ? encodeCursor([last.createdAt, last.id]) : null }
}

function asLine(row: Row): Line {
  const { journal, day, earner, ratio, revenue, share, weight, totalWeight, ...line } = row
  return {
    ...line,
    refId: recordOf(row),
    refNo: IS_JOURNAL.has(line.refType) ? numberOf(journal, new Date(line.createdAt)) : line.refNo,
    source: day === null ? null : sourceOf(row, day),
  }
}

/** The member's own record: a transfer is its journal, and a share of another's order leads to none. */
function recordOf({ refType, refId, journal, earner }: Row): string | null {
  if (refType === 'transfer') return journal
  return earner === null ? refId : null
}

const sourceOf = (row: Row, day: string): Source => ({
  orderNo: row.refNo,
  day,
  member: row.earner && row.counterparty ? { id: row.earner, nickname: row.counterparty } : null,
  ratio: row.ratio === null ? null : BigInt(row.ratio),
  reckoning: reckoningOf(row),
})

function reckoningOf({ revenue, share, weight, totalWeight }: Row): Source['reckoning'] {
  if (revenue === null || share === null || weight === null || totalWeight === null) return null
  return { revenue, share, weight: exact(weight), totalWeight: exact(totalWeight) }
}

/** Where a page starts: one bound of both the range and the page before, so that the index is entered at the right place. */
function start({ before }: Range, last: z.output<typeof After> | undefined) {
  const end = before.toISOString()
  return last && last[0] < end ? last : [end, '0']
}
