import type { Database } from '#server/db/open.ts'
import type { Member } from './app.ts'

/** What a member holds, base units, by account and coin; empty accounts are left out. */
export async function heldBy(db: Database, { id }: Member): Promise<Record<string, bigint>> {
  const rows = await db.inTx(
    (tx) => tx<{ account: string; balance: bigint }>`
      select code || ':' || coin as account, balance from account
      where owner_id = ${id} and balance <> 0 order by 1`,
  )
  return Object.fromEntries(rows.map(({ account, balance }) => [account, balance]))
}

/** A member's orders, oldest first. */
export const ordersOf = (db: Database, { id }: Member) =>
  db.inTx(
    (tx) => tx<{ status: string; amount: bigint }>`
      select status, amount from pledge_order where member_id = ${id} order by id`,
  )
