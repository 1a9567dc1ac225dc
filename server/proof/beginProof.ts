import type { Tx } from '#server/db/Tx.ts'
import { takeTime } from '#server/db/takeTime.ts'
import type { Coin } from '#shared/api/coin.ts'

/** A payout that was on its way when the books were read. */
export type GoingOut = { coin: Coin; amount: bigint; payout: string }

/** What the books say at the moment, read in the same transaction; `seed` is 64 random hexadecimal digits. */
export type Books = {
  day: string
  now: Date
  seed: string
  /** What the house's accounts say that members have in all, base units. */
  owed: Record<Coin, bigint>
  /** The settled block that they stand at, 0 where they stand at none, and its hash; null: nothing is settled yet. */
  block: number
  hash: string | null
  goingOut: readonly GoingOut[]
}

/** Whether a day has its tree, or one that is being made. */
export const isBegun = async (tx: Tx, day: string): Promise<boolean> =>
  (await tx`select 1 from proof_day where day = ${day}`).length > 0

/** Every later read of this transaction sees the books of one moment, and no other process begins a tree meanwhile. */
export async function freezeBooks(tx: Tx): Promise<void> {
  await tx`set transaction isolation level repeatable read`
  // Before the first read, which is what fixes the moment.
  await tx`lock table proof_leaf in share row exclusive mode`
  await takeTime(tx, 300)
}

type Sums = { btcw: bigint; btcwt: bigint; shortBtcw: bigint; shortBtcwt: bigint }

/**
 * Sets down what is owed to every member that ever had anything, in an order that tells nothing of them; a transfer that was
 * refused leaves accounts in which nothing was ever booked. Answers false where there is nobody. Throws where it is not what the house's accounts say: then no tree is made of it.
 */
export async function beginProof(tx: Tx, books: Books): Promise<boolean> {
  const { day, now, seed, owed, block, hash, goingOut } = books
  const out = goingOut.map((it) => ({ ...it, amount: String(it.amount) }))
  const [sums] = await tx<Sums>`
    with has as materialized (
      select owner_id, coalesce(sum(balance) filter (where coin = 'BTCW'), 0) as btcw,
        coalesce(sum(balance) filter (where coin = 'BTCWT'), 0) as btcwt
      from account where owner_id > 0 and seq > 0 group by owner_id),
    leaf as (
      insert into proof_leaf (day, place, member_id, account, btcw, btcwt)
      select ${day}, row_number() over (order by sha256(convert_to(${seed}::text || ':' || m.id, 'UTF8'))) - 1, m.id,
        m.account_key, greatest(0, btcw), greatest(0, btcwt)
      from has join member m on m.id = has.owner_id
      returning btcw, btcwt),
    short as (
      select coalesce(-sum(least(0, btcw)), 0) as btcw, coalesce(-sum(least(0, btcwt)), 0) as btcwt from has)
    insert into proof_day (day, at, seed, leaves, btcw, btcwt, short_btcw, short_btcwt, block, block_hash,
      going_out)
    select ${day}, ${now}, ${seed}, count(*), sum(leaf.btcw), sum(leaf.btcwt), max(short.btcw), max(short.btcwt),
      ${block}, ${hash}, ${JSON.stringify(out)}::jsonb
    from leaf cross join short having count(*) > 0
    returning btcw, btcwt, short_btcw as "shortBtcw", short_btcwt as "shortBtcwt"`
  if (!sums) return false
  const found = { BTCW: sums.btcw - sums.shortBtcw, BTCWT: sums.btcwt - sums.shortBtcwt }
  if (found.BTCW !== owed.BTCW || found.BTCWT !== owed.BTCWT) {
    throw new Error('the balances of the members are not what the house owes them: no proof')
  }
  return true
}
