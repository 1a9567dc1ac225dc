import type { Tx } from '#server/db/Tx.ts'
import { claim } from '#server/ledger/claim.ts'
import { overdrawn } from '#server/ledger/post.ts'
import { type Above, earnersOn } from './earnersOn.ts'

/** Orders paid in one transaction and one journal. */
export const CHUNK = 2_000
/** Lines booked with them, one order's at least, and so steps walked: members wait for their accounts meanwhile. */
const LINES = 20_000

/** What one step did: paid some orders, found none left and finished the day, or found nothing to do for it. */
export type Paid = 'paid' | 'finished' | 'nothing'

type Chunk = { day: string; now: Date; size?: number }

/**
 * Pays the next orders of a day that was begun, or finishes the day when none are left. What was paid, and which
 * orders are left, changes in one transaction with the books: it can die anywhere and be told again. Does nothing
 * while another process pays this day, and where it is finished.
 */
export async function payChunk(tx: Tx, { day, now, size = CHUNK }: Chunk): Promise<Paid> {
  const [going] = await tx<{ chunks: number }>`
    select chunks from distribution where day = ${day} and finished_at is null for update skip locked`
  if (!going) return 'nothing'
  const orders = await tx<{ order: string; member: string }>`
    select order_id as "order", member_id as member from distribution_order
    where day = ${day} order by order_id limit ${size}`
  if (orders.length === 0) return finish(tx, day, now)

  const { last, count, above } = await fitting(tx, day, orders)
  const { id } = await claim(tx, {
    owner: '0',
    key: `distribution:${day}:${going.chunks}`,
    hash: last,
    kind: 'distribution',
    meta: { day, orders: count },
    now,
  })
  const short = await pay(tx, { day, now, journal: id, last, above })
  if (short) throw overdrawn(short)
  return 'paid'
}

async function finish(tx: Tx, day: string, now: Date): Promise<'finished'> {
  await tx`
    update distribution set finished_at = ${now},
      carried_over = revenue - paid_staking - paid_community - paid_subsidy
    where day = ${day}`
  return 'finished'
}

type Due = { order: string; member: string }
type Fitting = { last: string; count: number; above: Above[] }

/** As many of the orders as have lines enough, and who earns with them: a deep team has many earners for each order. */
async function fitting(tx: Tx, day: string, orders: readonly Due[]): Promise<Fitting> {
  const members = [...new Set(orders.map(({ member }) => member))]
  const earners = await earnersOn(tx, day, members)
  const known = new Map<string, Above[]>()
  let [last, count, lines] = ['', 0, 0]
  for (const { order, member } of orders) {
    const up = known.get(member) ?? earners(member)
    lines += 1 + up.length
    if (count > 0 && lines > LINES) break
    known.set(member, up)
    last = order
    count += 1
  }
  return { last, count, above: [...known.values()].flat() }
}

type Payment = { day: string; now: Date; journal: string; last: string; above: readonly Above[] }

/** Books every line of the chunk's orders at once, all amounts rounded down (decisions §4). Answers what is short. */
async function pay(tx: Tx, { day, now, journal, last, above }: Payment): Promise<string | null> {
  const column = <K extends keyof Above>(name: K) => above.map((row) => row[name])
  const [booked] = await tx<{ short: string | null }>`
    with taken as (
      delete from distribution_order where day = ${day} and order_id <= ${last}
      returning order_id, member_id, plan_id, weight),
    line as materialized (
      select o.order_id, o.plan_id, o.member_id as owner, 'staking_reward' as type, 0 as place,
        div(d.revenue * d.staking_share * o.weight, d.total_weight * 10000) as amount,
        jsonb_build_object('day', d.day) as meta
      from taken o join distribution d on d.day = ${day}
      union all
      select o.order_id, o.plan_id, up.earner, up.type, up.place,
        div(d.revenue * case up.type when 'community_reward' then d.community_share else d.subsidy_share end
          * o.weight * up.ratio, d.total_weight * 100000000),
        jsonb_build_object('day', d.day, 'member', o.member_id, 'ratio', up.ratio)
      from taken o join distribution d on d.day = ${day}
      join unnest(${column('member')}::bigint[], ${column('earner')}::bigint[], ${column('type')}::text[],
        ${column('ratio')}::int[], ${column('place')}::int[]) as up(member, earner, type, ratio, place)
        on up.member = o.member_id),
    sums as (
      select coalesce(sum(amount) filter (where type = 'staking_reward'), 0) as staking,
        coalesce(sum(amount) filter (where type = 'community_reward'), 0) as community,
        coalesce(sum(amount) filter (where type = 'mining_subsidy'), 0) as subsidy
      from line),
    leg as (
      select owner, 'available' as code, amount, type, 'order' as ref_type, order_id as ref_id, meta, place
      from line where amount > 0
      union all
      select 0, 'reward_pool', -amount, null, null, null, null, 0
      from sums cross join lateral (values (staking), (community), (subsidy)) as paid(amount) where amount > 0),
    booked as (
      select ledger_post(array_agg(${journal}::bigint), ${now}, array_agg(owner order by ref_id, type, place),
        array_agg(code order by ref_id, type, place), array_agg('BTCW'::text),
        array_agg(amount order by ref_id, type, place), array_agg(type order by ref_id, type, place),
        array_agg(ref_type order by ref_id, type, place), array_agg(ref_id order by ref_id, type, place),
        array_agg(meta order by ref_id, type, place)) as short
      from leg having count(*) > 0),
    earned as (
      update pledge_order o set earned = o.earned + line.amount
      from line where line.type = 'staking_reward' and line.amount > 0 and o.id = line.order_id),
    by_plan as (
      update distribution_plan p set paid = p.paid + l.amount
      from (select plan_id, sum(amount) as amount from line where type = 'staking_reward' group by 1) l
      where p.day = ${day} and p.plan_id = l.plan_id),
    counted as (
      update distribution d set chunks = d.chunks + 1, paid_staking = d.paid_staking + s.staking,
        paid_community = d.paid_community + s.community, paid_subsidy = d.paid_subsidy + s.subsidy
      from sums s where d.day = ${day})
    select short from booked`
  return booked?.short ?? null
}
