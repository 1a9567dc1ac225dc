import type { Tx } from '#server/db/Tx.ts'

type Counts = { review: number; success: number; fail: number; end: number }

/** How many withdrawals of each status a member has. */
export async function countWithdrawals(tx: Tx, member: string): Promise<Counts> {
  const [counts] = await tx<Counts>`
    select (count(*) filter (where status = 'review'))::int as review,
      (count(*) filter (where status = 'success'))::int as success,
      (count(*) filter (where status = 'fail'))::int as fail, (count(*) filter (where status = 'end'))::int as end
    from withdrawal where member_id = ${member}`
  if (!counts) throw new Error('a count returned no row')
  return counts
}
