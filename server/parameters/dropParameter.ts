import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'

type Dropping = { id: string; actor: string; reason: string; now: Date }

/** Takes a version back whose moment has not come; it stays in the records. Refuses `noVersion` and `versionInForce`. */
export async function dropParameter(tx: Tx, { id, actor, reason, now }: Dropping): Promise<void> {
  const [version] = await tx<{ due: boolean }>`
    select effective_at <= ${now} as due from parameter where id = ${id}`
  if (!version) throw new Refusal('noVersion', { field: 'id' })
  const dropped = version.due
    ? []
    : await tx`
        insert into parameter_drop (parameter_id, at, actor, reason) values (${id}, ${now}, ${actor}, ${reason})
        on conflict do nothing returning 1`
  if (dropped.length === 0) throw new Refusal('versionInForce', { field: 'id' })
}
