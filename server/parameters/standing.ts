import type { Tx } from '#server/db/Tx.ts'
import { limits } from '#shared/limits.ts'
import { defaults } from './defaults.ts'
import { type Version, versions } from './versions.ts'

/** A parameter as it stands: what is in force since when, by whom and why, and what is to come, the next first. `revision` is another after whatever happens to it. */
export type Standing = {
  name: string
  value: unknown
  since: string | null
  actor: string | null
  reason: string | null
  revision: number
  coming: Version[]
}

type Row = { name: string; value: unknown; since: string; actor: string; reason: string }

/** All parameters as they stand at a moment. */
export async function standing(tx: Tx, now: Date): Promise<Standing[]> {
  const inForce = await tx<Row>`
    select distinct on (name) name, value, effective_at as since, actor, reason from parameter p
    where effective_at <= ${now} and not exists (select from parameter_drop d where d.parameter_id = p.id)
    order by name, effective_at desc, p.id desc`
  const happened = await tx<{ name: string; times: number }>`
    select p.name, (count(*) + count(d.parameter_id)
      + count(*) filter (where p.effective_at <= ${now} and d.parameter_id is null))::int as times
    from parameter p left join parameter_drop d on d.parameter_id = p.id group by p.name`
  const coming = await comingAfter(tx, now)
  return Object.entries(defaults).map(([name, value]) => ({
    ...{ name, value, since: null, actor: null, reason: null },
    ...inForce.find((row) => row.name === name),
    revision: happened.find((row) => row.name === name)?.times ?? 0,
    coming: coming.filter((one) => one.name === name),
  }))
}

/** All of them: nothing that comes soon hides behind much that comes late. By their moment they stand before everything else. */
async function comingAfter(tx: Tx, now: Date): Promise<Version[]> {
  const found: Version[] = []
  let cursor: string | null | undefined
  do {
    const { list, next } = await versions(tx, {
      cursor: cursor ?? undefined,
      limit: limits.pageMax,
    })
    const later = list.filter(({ effectiveAt }) => effectiveAt > now.toISOString())
    found.push(...later.filter(({ dropped }) => !dropped))
    cursor = later.length < list.length ? null : next
  } while (cursor !== null)
  return found.toReversed()
}
