import type { Tx } from '#server/db/Tx.ts'
import type { Finding } from './audit.ts'

/** All of the books but the days; each day that was paid to its end is a part of its own, which does not change any more. */
export const BOOKS = 'books'

/** The parts of an audit that nothing is kept of yet, the books first and then day by day; all there are where `audit` is null. */
export async function partsLeft(tx: Tx, audit: string | null): Promise<string[]> {
  const rows = await tx<{ part: string }>`
    with whole as (
      select ${BOOKS} as part, null::date as day
      union all select to_char(day, 'YYYY-MM-DD'), day from distribution where finished_at is not null)
    select part from whole
    where not exists (select from audit_part k where k.audit_id = ${audit}::bigint and k.part = whole.part)
    order by day nulls first`
  return rows.map(({ part }) => part)
}

type Looked = { audit: string; part: string; findings: readonly Finding[]; now: Date }

/** Keeps what was found in a part, for whoever goes on with the audit; the first to say so is who looked. */
export async function keepPart(tx: Tx, { audit, part, findings, now }: Looked): Promise<void> {
  await tx`
    insert into audit_part (audit_id, part, findings, at)
    values (${audit}, ${part}, ${JSON.stringify(findings)}::jsonb, ${now}) on conflict do nothing`
}

/** What was found in all parts of an audit, in their order. */
export async function foundIn(tx: Tx, audit: string): Promise<Finding[]> {
  const parts = await tx<{ findings: Finding[] }>`
    select findings from audit_part where audit_id = ${audit} order by part <> ${BOOKS}, part`
  return parts.flatMap(({ findings }) => findings)
}
