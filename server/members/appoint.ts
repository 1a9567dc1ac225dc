import type { Tx } from '#server/db/Tx.ts'

/** What an operator may make of a member; ratios in ten-thousandths. What is left out stays. */
export type Appointment = {
  agent?: boolean
  site?: boolean
  operator?: boolean
  rewardRatio?: bigint
  subsidyRatio?: bigint
}

/** Appoints anyone to anything: an operator is not bound by the ratios above or below (decisions §7). */
export async function appoint(
  tx: Tx,
  member: string,
  { agent, site, operator, rewardRatio, subsidyRatio }: Appointment,
): Promise<void> {
  await tx`
    update member set agent = coalesce(${agent ?? null}, agent), site = coalesce(${site ?? null}, site),
      operator = coalesce(${operator ?? null}, operator),
      reward_ratio = coalesce(${rewardRatio ?? null}, reward_ratio),
      subsidy_ratio = coalesce(${subsidyRatio ?? null}, subsidy_ratio)
    where id = ${member}`
}
