import type { Database } from '#server/db/open.ts'
import type { Member } from './app.ts'

/** What a member holds, base units, by account and coin; empty accounts are left out. */
export async function heldBy(
  db: Database,
  { id }: Pick<Member, 'id'>,
): Promise<Record<string, bigint>> {
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

/** The member of an address, if there is one: who it is, and whether the address is proved. */
export async function accountOf(db: Database, account: string) {
  const [row] = await db.inTx(
    (tx) => tx<{ id: string; nickname: string; proved: boolean }>`
      select id, nickname, account_proved_at is not null as proved from member
      where account_key = ${account.toLowerCase()}`,
  )
  return row
}

/** What a member is known by. */
export async function profileOf(db: Database, { id }: Member) {
  const [row] = await db.inTx(
    (tx) => tx<{ nickname: string; email: string; avatar: string | null }>`
      select nickname, email, avatar from member where id = ${id}`,
  )
  return row
}

/** How many sign-ins of a member are good. */
export async function sessionsOf(db: Database, { id }: Member): Promise<number> {
  const rows = await db.inTx((tx) => tx`select 1 from session where member_id = ${id}`)
  return rows.length
}

/** What the reward pool holds now, base units of BTCW: the day that comes next shares it out with all that arrives before. */
export async function inRewardPool(db: Database): Promise<bigint> {
  const [row] = await db.inTx(
    (tx) => tx<{ balance: bigint }>`
      select balance from account where owner_id = 0 and code = 'reward_pool' and coin = 'BTCW'`,
  )
  return row?.balance ?? 0n
}
