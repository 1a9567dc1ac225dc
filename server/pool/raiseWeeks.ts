import type { Tx } from '#server/db/Tx.ts'
import type { Ancestor } from '#server/tree/ancestorsOf.ts'
import { gatherAbove } from '#server/tree/gatherAbove.ts'

/** T pledged in a week (by its Monday), less what the chain took back of it, and when the last of it was. */
type Pledged = {
  member: string
  week: string | null
  pledged_t: bigint
  pledged_at: string | null
}

type Power = { t: bigint; at: string }

/** Adds what was newly pledged to the week of the member and of everyone above (decisions §7, Power Ranking). */
export async function raiseWeeks(
  tx: Tx,
  tree: ReadonlyMap<string, Ancestor>,
  pledged: readonly Pledged[],
): Promise<void> {
  for (const week of new Set(pledged.map((row) => row.week))) {
    if (!week) continue
    const own = new Map<string, Power>()
    for (const { member, pledged_t: t, pledged_at: at } of pledged.filter(
      (row) => row.week === week,
    ))
      own.set(member, { t, at: at ?? week })
    const powers = gatherAbove(tree, own, (one, other) => ({
      t: one.t + other.t,
      at: one.at > other.at ? one.at : other.at,
    }))
    const column = <K extends keyof Power>(name: K) => [...powers.values()].map((it) => it[name])
    await tx`
      insert into week_power as w (week, member_id, t, reached_at)
      select ${week}, id, t, at
      from unnest(${[...powers.keys()]}::bigint[], ${column('t')}::numeric[], ${column('at')}::timestamptz[]) as p(id, t, at)
      on conflict (week, member_id) do update set t = w.t + excluded.t,
        reached_at = greatest(w.reached_at, excluded.reached_at)`
    // Taken away first: whoever marks the week just now reads it without this, and must not end what says that it changed.
    await tx`delete from week_changed where week = ${week}`
    await tx`insert into week_changed (week) values (${week}) on conflict do nothing`
  }
}
