import type { Tx } from '#server/db/Tx.ts'

/** An audit that was asked for and has no result yet: by whom, and since when. */
export type Asked = { id: string; actor: string; startedAt: string }

/** How long one is tried that comes no further: a new one can be asked for then, and no restart goes on with it. */
const GIVEN_UP = '1 day'

/** The one that is under way; there is never another one beside it, so that only the newest can be. */
export async function auditUnderWay(tx: Tx, now: Date): Promise<Asked | undefined> {
  const [asked] = await tx<Asked>`
    select id, actor, at as "startedAt" from (select * from audit_asked order by id desc limit 1) a
    where greatest(at, (select max(p.at) from audit_part p where p.audit_id = a.id)) > ${now}::timestamptz - ${GIVEN_UP}::interval
      and not exists (select 1 from audit_run r where r.id = a.id)`
  return asked
}

/** Asks for an audit. Where one is under way it is answered instead. */
export async function askAudit(
  tx: Tx,
  { actor, now }: { actor: string; now: Date },
): Promise<Asked> {
  await tx`select pg_advisory_xact_lock(5208042)`
  const going = await auditUnderWay(tx, now)
  if (going) return going
  const [asked] = await tx<Asked>`
    insert into audit_asked (id, actor, at) values (nextval('audit_run_id_seq'), ${actor}, ${now})
    returning id, actor, at as "startedAt"`
  if (!asked) throw new Error('insert returned no row')
  return asked
}
