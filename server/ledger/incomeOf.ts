import type { Tx } from '#server/db/Tx.ts'

/** What a member has earned so far, BTCW base units; `today` is what has come since 00:00 UTC. */
export type Income = {
  staking: bigint
  community: bigint
  activity: bigint
  subsidy: bigint
  today: bigint
}

/** The sums that the books keep of a member's income (specification §3: income types). */
export async function incomeOf(tx: Tx, member: string, day: string): Promise<Income> {
  const [income] = await tx<Income>`
    select
      coalesce(sum(amount) filter (where type = 'staking_reward'), 0) as staking,
      coalesce(sum(amount) filter (where type = 'community_reward'), 0) as community,
      coalesce(sum(amount) filter (where type = 'activity_reward'), 0) as activity,
      coalesce(sum(amount) filter (where type = 'mining_subsidy'), 0) as subsidy,
      (select coalesce(sum(amount), 0) from income_day
        where owner_id = ${member} and day = ${day} and coin = 'BTCW') as today
    from income_total where owner_id = ${member} and coin = 'BTCW'`
  if (!income) throw new Error('a sum returned no row')
  return income
}
