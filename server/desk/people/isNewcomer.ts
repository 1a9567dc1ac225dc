import type { Tx } from '#server/db/Tx.ts'
import type { Actor } from '#server/desk/Actor.ts'

const DAY = 24 * 60 * 60 * 1000

/**
 * Whether somebody at the console gave this one a role, or let this one in again, within a day: too short for one of two
 * people, the first or the second (docs/decisions/098). Else one operator, or whoever has stolen the session of one, would
 * make the other one. The command line's word counts at once.
 */
export async function isNewcomer(tx: Tx, { member }: Actor, now: Date): Promise<boolean> {
  if (member === null) return false
  const given = await tx`
    select 1 from operator_act
    where subject = ${`member ${member}`} and act in ('setRole', 'unfreeze') and actor like 'member %'
      and at > ${new Date(now.getTime() - DAY)}
      and (act = 'unfreeze'
        or jsonb_array_length(after -> 'roles') > jsonb_array_length(before -> 'roles')) limit 1`
  return given.length > 0
}
