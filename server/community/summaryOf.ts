import type { Tx } from '#server/db/Tx.ts'

/** A member's team in figures; T in base units. */
export type Summary = { direct: number; team: number; teamT: bigint; weekT: bigint }

/** The figures of a team: all kept as rows, none counted here. `weekT` is that of the ISO week of `now`. */
export async function summaryOf(tx: Tx, leader: string, now: Date): Promise<Summary> {
  const [summary] = await tx<Summary>`
    select m.direct, m.team, m.team_t as "teamT", coalesce(w.t, 0) as "weekT"
    from member m left join week_power w
      on w.member_id = m.id and w.week = date_trunc('week', ${now}::timestamptz at time zone 'UTC')::date
    where m.id = ${leader}`
  if (!summary) throw new Error(`there is no member ${leader}`)
  return summary
}
