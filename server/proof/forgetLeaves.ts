import type { Tx } from '#server/db/Tx.ts'

/** Published trees whose leaves are kept, for who looks into a doubt; members are answered the newest one's. */
const KEPT = 7

/** Leaves given up in one transaction. */
const CHUNK = 20_000

/**
 * Gives up leaves and nodes of trees that are older than those that are kept; what was published of them stays. Answers
 * whether there was anything to do.
 */
export async function forgetLeaves(tx: Tx, now: Date): Promise<boolean> {
  const [old] = await tx<{ day: string }>`
    select day from proof_day where published_at is not null and forgotten_at is null
    order by day desc offset ${KEPT} limit 1 for update skip locked`
  if (!old) return false
  const { day } = old
  const [gone] = await tx<{ n: number }>`
    with taken as (
      delete from proof_leaf where day = ${day}
        and place < (select min(place) from proof_leaf where day = ${day}) + ${CHUNK} returning 1)
    select count(*)::int as n from taken`
  if (gone && gone.n > 0) return true
  await tx`delete from proof_node where day = ${day}`
  await tx`update proof_day set forgotten_at = ${now} where day = ${day}`
  return true
}
