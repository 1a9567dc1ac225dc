import type { Tx } from '#server/db/Tx.ts'
import { limits } from '#shared/limits.ts'
import { defaults } from './defaults.ts'
import { type Version, versions } from './versions.ts'

/** A parameter as it stands: what is in force since when, by whom and why, and what is to come, the next first. */
export type Standing = {
  name: string
  value: unknown
  since: string | null
  actor: string | null
  reason: string | null
  newest: string | null
  coming: Version[]
}

type Row = { name: string; value: unknown; since: string; actor: string; reason: string }

/** All parameters as they stand at a moment. */
export async function standing(tx: Tx, now: Date): Promise<Standing[]> {
  const inForce = await tx<Row>`
    select distinct on (name) name, value, effective_at as since, actor, reason from parameter p
    where effective_at <= ${now} and not exists (select from parameter_drop d where d.parameter_id = p.id)
    order by name, effective_at desc, p.id desc`
  const newest = await tx<{ name: string; id: string }>`
    select name, max(id) as id from parameter group by name`
  // By their moment: what is to come stands before everything else.
  const { list } = await versions(tx, { limit: limits.pageMax })
  const coming = list
    .filter(({ effectiveAt, dropped }) => effectiveAt > now.toISOString() && !dropped)
    .toReversed()
  return Object.entries(defaults).map(([name, value]) => ({
    ...{ name, value, since: null, actor: null, reason: null },
    ...inForce.find((row) => row.name === name),
    newest: newest.find((row) => row.name === name)?.id ?? null,
    coming: coming.filter((one) => one.name === name),
  }))
}
