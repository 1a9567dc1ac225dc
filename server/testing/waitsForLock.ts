import type { Database } from '#server/db/open.ts'

/** Whether anything in this database waits for a row or an advisory lock; others stand beside it in the same PostgreSQL. */
export async function waitsForLock({ inTx }: Pick<Database, 'inTx'>): Promise<boolean> {
  const rows = await inTx(
    (tx) => tx`
      select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and wait_event <> 'relation'`,
  )
  return rows.length > 0
}
