import type { Tx } from '#server/db/Tx.ts'
import { defaults } from '#server/parameters/defaults.ts'

/**
 * The shares that each day was set down with against those that stood at its midnight, however late that was: what is set holds
 * from its moment on, and what was taken back never held. Before anything was set, those that the program has of its own held.
 */
export async function shares(tx: Tx): Promise<string[]> {
  const rows = await tx<{ found: string }>`
    select d.day || ': ' || (staking_share, community_share, subsidy_share)::text || ', and there stood ' || stood::text as found
    from distribution d cross join lateral (
      select coalesce((
        select value from parameter p
        where name = 'shares' and effective_at <= d.day::timestamp at time zone 'UTC'
          and not exists (select from parameter_drop x where x.parameter_id = p.id)
        order by effective_at desc, id desc limit 1), ${JSON.stringify(defaults.shares)}::jsonb) as stood) s
    where (staking_share, community_share, subsidy_share) <> ((stood->>'staking')::numeric * 10000,
      (stood->>'community')::numeric * 10000, (stood->>'subsidy')::numeric * 10000)
    order by d.day limit 20`
  return rows.map(({ found }) => found)
}
