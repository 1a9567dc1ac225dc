import type { Tx } from '#server/db/Tx.ts'
import type { Ratios } from './lockWay.ts'

/**
 * The day from which counts what an operator announced for a leader (docs/decisions/131), and the ratios that count until then;
 * nothing where nothing is to come but from the next 00:00 UTC on. For whoever has locked the leader's row.
 */
export async function announced(
  tx: Tx,
  leader: string,
  now: Date,
): Promise<(Ratios & { day: string }) | undefined> {
  const [first] = await tx<Ratios & { day: string }>`
    select effective_from as day,
      case when agent_before or site_before then reward_before else 0 end as "rewardRatio",
      case when agent_before or site_before then subsidy_before else 0 end as "subsidyRatio"
    from ratio_change
    where member_id = ${leader} and effective_from > (${now}::timestamptz at time zone 'UTC')::date
      and effective_from > (created_at at time zone 'UTC')::date + 1
    order by id limit 1`
  return first
}
