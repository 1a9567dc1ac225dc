import type { Database } from '#server/db/open.ts'
import { takeTime } from '#server/db/takeTime.ts'

/** Every so many places one is marked: an own place is counted from the mark before it. */
const APART = 1_000

/**
 * Marks the places of the weeks that changed: one run through an index for each, so that no member's call has to count
 * from the first place. Places beyond the first thousand are as of the last run.
 */
export const markWeeks = ({ db }: { db: Database }): Promise<void> =>
  db.inTx(async (tx) => {
    const changed = await tx<{ week: string }>`delete from week_changed returning week`
    const weeks = changed.map(({ week }) => week)
    if (weeks.length === 0) return
    await takeTime(tx, 120)
    await tx`delete from week_mark where week = any(${weeks}::date[])`
    await tx`
      insert into week_mark (week, place, t, reached_at, member_id)
      select week, place, t, reached_at, member_id from unnest(${weeks}::date[]) changed cross join lateral (
        select week, t, reached_at, member_id, row_number() over (order by -t, reached_at, member_id) as place
        from week_power where week = changed and t > 0) w
      where place % ${APART}::int = 0`
  })
