import type { Database } from '#server/db/open.ts'
import type { Tx } from '#server/db/Tx.ts'
import { claim } from '#server/ledger/claim.ts'
import { addDays, midnight } from '#shared/days.ts'

/** Lines booked in one journal: one day of an agent with as many orders in the team. */
const OF_A_DAY = 20_000

type Lines = { member: string; lines: number; from: string }

/**
 * Books so many lines for one member, a day after another, through `ledger_post` as a day's distribution does: orders
 * of the members below pay a community reward each, now and then a mining subsidy.
 */
export async function seedLines(db: Database, { member, lines, from }: Lines): Promise<void> {
  for (let day = 0; day * OF_A_DAY < lines; day += 1)
    await db.inTx((tx) => bookDay(tx, { member, lines: OF_A_DAY, from: addDays(from, day) }))
}

async function bookDay(tx: Tx, { member, lines, from }: Lines): Promise<void> {
  await tx`select set_config('statement_timeout', '60s', true)`
  const now = midnight(from)
  const key = `bench:lines:${from}`
  const { id } = await claim(tx, { owner: '0', key, hash: key, kind: 'bench', meta: null, now })
  const [booked] = await tx<{ short: string | null }>`
    with line as (
      select ${member}::bigint as owner, 'available' as code, (1000 + n)::numeric as amount,
        case when n % 10 = 0 then 'mining_subsidy' else 'community_reward' end as type,
        'order' as ref_type, 7000000 + n as ref_id,
        jsonb_build_object('day', ${from}::text, 'member', ${member}::bigint + n % 1000, 'ratio', 1000) as meta
      from generate_series(1, ${lines}::int) n),
    leg as (
      select * from line
      union all select 0, 'treasury', -sum(amount), null, null, null, null from line)
    select ledger_post(array_agg(${id}::bigint), ${now}, array_agg(owner), array_agg(code), array_agg('BTCW'::text),
      array_agg(amount), array_agg(type), array_agg(ref_type), array_agg(ref_id), array_agg(meta)) as short
    from leg`
  if (booked?.short) throw new Error(`${booked.short} is short`)
}
