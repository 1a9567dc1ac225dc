import type { Database } from '#server/db/open.ts'

/** How many rows each table has, and what every account holds, in base units. */
async function everything({ inTx }: Pick<Database, 'inTx'>): Promise<Map<string, bigint>> {
  const rows = await inTx(
    (tx) => tx<{ what: string; much: bigint }>`
      select owner_id || ' ' || code || ' ' || coin as what, balance as much from account
      union all select 'journals', count(*)::numeric from journal
      union all select 'entries', count(*)::numeric from entry
      union all select 'orders', count(*)::numeric from pledge_order
      union all select 'changes of the pool', count(*)::numeric from pool_change
      union all select 'withdrawals ' || state, count(*)::numeric from withdrawal group by state`,
  )
  return new Map(rows.map(({ what, much }) => [what, much]))
}

/** What the work changed, and by how much. */
export async function effectOf(
  db: Pick<Database, 'inTx'>,
  work: () => Promise<unknown>,
): Promise<[string, bigint][]> {
  const before = await everything(db)
  await work()
  return [...(await everything(db))]
    .map(([what, much]): [string, bigint] => [what, much - (before.get(what) ?? 0n)])
    .filter(([, change]) => change !== 0n)
    .toSorted()
}
