import type { Tx } from '#server/db/Tx.ts'

type Reading = {
  /** How often one of the tables was read from end to end. */
  scans: number
  /** Rows that were looked at, in a table or in one of its indexes, whether they were taken or not. */
  rows: number
}

/**
 * What a piece of work reads of these tables. PostgreSQL counts rows of a table read from end to end with the table, all
 * others with the index that led to them, and there alone: a count of the table's says nothing of a long way through an index.
 */
export async function rowsRead(
  tx: Tx,
  tables: readonly string[],
  work: () => Promise<unknown>,
): Promise<Reading> {
  // What helpers of a query read is not counted as ours.
  await tx`set local max_parallel_workers_per_gather = 0`
  // A connection counts on from what it did before.
  const before = await counted(tx, tables)
  await work()
  const after = await counted(tx, tables)
  return { scans: after.scans - before.scans, rows: after.rows - before.rows }
}

async function counted(tx: Tx, tables: readonly string[]): Promise<Reading> {
  const [row] = await tx<Reading>`
    select sum(pg_stat_get_xact_numscans(c.oid))::int as scans,
      sum(pg_stat_get_xact_tuples_returned(c.oid) + (
        select coalesce(sum(pg_stat_get_xact_tuples_returned(indexrelid)), 0) from pg_index where indrelid = c.oid))::int as rows
    from pg_class c where c.oid = any(${tables}::text[]::regclass[])`
  if (!row) throw new Error('a sum returned no row')
  return row
}
