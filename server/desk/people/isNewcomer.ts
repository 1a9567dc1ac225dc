import type { Tx } from '#server/db/Tx.ts'
import type { Actor } from '#server/desk/Actor.ts'

const DAY = 24 * 60 * 60 * 1000

/**
 * Until when somebody is new at the desk; null: not, or no more. Somebody at the console gave this one a role, or let this one
 * in again, within a day: too short for one of two people, the first or the second (docs/decisions/098). Else one operator, or
 * whoever has stolen the session of one, would make the other one. The command line's word counts at once.
 */
export async function newUntil(tx: Tx, { member }: Actor, now: Date): Promise<string | null> {
  if (member === null) return null
  const [given] = await tx<{ at: string }>`
    select at from operator_act
    where subject = ${`member ${member}`} and act in ('setRole', 'unfreeze') and actor like 'member %'
      and at > ${new Date(now.getTime() - DAY)}
      and (act = 'unfreeze'
        or jsonb_array_length(after -> 'roles') > jsonb_array_length(before -> 'roles'))
    order by at desc limit 1`
  return given ? new Date(Date.parse(given.at) + DAY).toISOString() : null
}

/** Whether somebody is new at the desk: docs/decisions/098 and 110. */
export const isNewcomer = async (tx: Tx, actor: Actor, now: Date): Promise<boolean> =>
  (await newUntil(tx, actor, now)) !== null
