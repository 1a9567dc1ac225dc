import type { Tx } from '#server/db/Tx.ts'
import type { Standing } from '#server/tree/changeStanding.ts'

/**
 * The day from which counts what an operator announced for a member (docs/decisions/131), and what counts until then; nothing
 * where nothing is to come but from the next 00:00 UTC on. Sure for whoever has locked the member's row.
 */
export async function announced(
  tx: Tx,
  member: string,
  now: Date,
): Promise<(Standing & { day: string }) | undefined> {
  const [first] = await tx<Standing & { day: string }>`
    with to_come as (
      select * from ratio_change c
      where member_id = ${member} and effective_from > (${now}::timestamptz at time zone 'UTC')::date
        and not exists (select from ratio_change later
          where later.member_id = c.member_id and later.id > c.id
            and later.effective_from <= (${now}::timestamptz at time zone 'UTC')::date))
    select (select min(effective_from) from to_come later where later.id >= c.id) as day,
      agent_before as agent, site_before as site,
      case when agent_before or site_before then reward_before else 0 end as "rewardRatio",
      case when agent_before or site_before then subsidy_before else 0 end as "subsidyRatio"
    from to_come c where effective_from > (created_at at time zone 'UTC')::date + 1
    order by id limit 1`
  return first
}
