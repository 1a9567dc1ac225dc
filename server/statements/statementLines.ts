import type { Tx } from '#server/db/Tx.ts'
import { numberOf } from '#server/ledger/numberOf.ts'
import type { Coin } from '#shared/api/coin.ts'
import type { FlowType } from '#shared/api/flow.ts'
import type { Bucket } from '#shared/api/statement.ts'
import { limits } from '#shared/limits.ts'
import { endedOrders } from './endedOrders.ts'
import { IS_JOURNAL } from './is-journal.ts'

/** One change of one account, base units; see the contract. */
export type StatementLine = {
  seq: number
  id: string
  journal: string
  kind: string
  type: FlowType | null
  amount: bigint
  balanceAfter: bigint
  refNo: string
  counterparty: string | null
  hash: string | null
  reason: string | null
  createdAt: string
}

type Wanted = { member: string; coin: Coin; bucket: Bucket; page: number }
type Row = Omit<StatementLine, 'refNo'> & { ref: string | null; no: string | null }

/**
 * A page of one of a member's accounts, in the order of booking: a range of the primary key, wherever it lies and however
 * many lines there are. What a leg without a line is about, its other leg says or the journal's key.
 */
export async function statementLines(
  tx: Tx,
  { member, coin, bucket, page }: Wanted,
): Promise<StatementLine[]> {
  const first = page * limits.statementPage
  const rows = await tx<Row>`
    select e.seq::int as seq, e.id, e.journal_id as journal, j.kind, e.type, e.amount, e.balance_after as "balanceAfter",
      f.ref_type as ref, coalesce(o.no, w.no) as no, coalesce(m.nickname, w.address) as counterparty,
      coalesce(j.meta->>'hash', w.hash) as hash,
      case e.ref_type when 'grant' then e.meta->>'reason' end as reason, e.at as "createdAt"
    from (
      select e.* from entry e
      where e.account_id = (
          select id from account where owner_id = ${member} and code = ${bucket} and coin = ${coin})
        and e.seq > ${first}::bigint and e.seq <= ${first + limits.statementPage}::bigint
      order by e.seq) e
    join journal j on j.id = e.journal_id
    left join lateral (
      select s.ref_type, s.ref_id from entry s
      where e.ref_type is null and j.owner_id <> 0 and s.journal_id = e.journal_id and s.ref_type is not null
      -- In the order of an index: without it, a planner that takes journals for long reads all entries until one fits.
      order by coalesce(s.ref_id, 0), s.id limit 1) s on true
    cross join lateral (
      select case when j.key like 'withdrawal:%' and j.owner_id = 0 then 'withdrawal'
          else coalesce(e.ref_type, s.ref_type) end as ref_type,
        case when j.key like 'withdrawal:%' and j.owner_id = 0 then split_part(j.key, ':', 2)::bigint
          else coalesce(e.ref_id, s.ref_id) end as ref_id) f
    left join pledge_order o on f.ref_type = 'order' and o.id = f.ref_id
    left join withdrawal w on f.ref_type = 'withdrawal' and w.id = f.ref_id
    left join member m on m.id = (e.meta->>'member')::bigint
    order by e.seq`
  const journals = new Set(rows.filter(isEndedOrder).map(({ journal }) => journal))
  const ended =
    journals.size > 0 ? await endedOrders(tx, { member, coin, journals: [...journals] }) : undefined
  return rows.map(({ ref, no, ...line }) => ({
    ...line,
    refNo:
      ref !== null && IS_JOURNAL.has(ref)
        ? numberOf(line.journal, new Date(line.createdAt))
        : (no ?? ended?.get(line.id) ?? ''),
  }))
}

/** The principal that leaves `staked`: one journal ends the orders of many members, and this leg names none of them. */
const isEndedOrder = ({ kind, type }: Row) => kind === 'order_end' && type === null
