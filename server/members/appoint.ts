import type { Tx } from '#server/db/Tx.ts'
import { changeStanding } from '#server/tree/changeStanding.ts'

/** What an operator may make of a member; ratios in ten-thousandths. What is left out stays. */
export type Appointment = {
  agent?: boolean
  site?: boolean
  rewardRatio?: bigint
  subsidyRatio?: bigint
}

/** Appoints anyone to anything: an operator is not bound by the ratios above or below (decisions §7). Answers from which day it counts, null where nothing was to be changed. */
export async function appoint(
  tx: Tx,
  member: string,
  { to, ...when }: { to: Appointment; now: Date; notice?: number },
): Promise<string | null> {
  const { rewardRatio, subsidyRatio, ...flags } = to
  const ratios = {
    ...(rewardRatio !== undefined && { rewardRatio: Number(rewardRatio) }),
    ...(subsidyRatio !== undefined && { subsidyRatio: Number(subsidyRatio) }),
  }
  return changeStanding(tx, { member, by: null, to: { ...flags, ...ratios }, ...when })
}
