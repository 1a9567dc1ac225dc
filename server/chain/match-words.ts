import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { Coin } from '#shared/api/coin.ts'

/** What a transaction paid and nobody has, base units of each coin, and to whom it is given. */
type Match = { hash: string; member: string; paid: Readonly<Record<Coin, bigint>> }

/** Whose word it is, and why. */
type Saying = { by: string; reason: string; now: Date }

/**
 * Notes whose somebody says a payment is, or finds that somebody else said exactly that: then it holds, and true is
 * answered. Another member, or another amount, is another word and takes the former's place. Refuses `saidAlready`. Whoever
 * calls holds what the transaction paid, and says no to who is new at the desk.
 */
export async function sayMatch(tx: Tx, match: Match, saying: Saying): Promise<boolean> {
  const { hash, member, paid } = match
  const { by, now } = saying
  const [said] = await tx<{ id: string; first: string }>`
    select id, first_by as first from unclaimed_match
    where tx_hash = ${hash} and member_id = ${member} and btcw = ${paid.BTCW} and btcwt = ${paid.BTCWT}
      and booked_at is null and over_at is null`
  if (said?.first === by) throw new Refusal('saidAlready')
  if (!said) {
    await keep(tx, match, { ...saying, booked: null })
    return false
  }
  await tx`update unclaimed_match set second_by = ${by}, booked_at = ${now} where id = ${said.id}`
  return true
}

/** Notes what one person gave alone; what somebody else said of it is over. */
export const keepMatch = (tx: Tx, match: Match, saying: Saying): Promise<void> =>
  keep(tx, match, { ...saying, booked: saying.now })

/**
 * What waits and was said by somebody whose word does not count any more is over. Answers the payments that it was said of, and
 * to whom they would have gone.
 */
export const endMatches = (tx: Tx, { by, now }: { by: string; now: Date }) =>
  tx<{ id: string; member: string; coin: Coin; amount: bigint }>`
    with ended as (
      update unclaimed_match set over_at = ${now}
      where first_by = ${by} and booked_at is null and over_at is null returning tx_hash, member_id)
    select a.id, ended.member_id as member, a.coin, a.amount
    from ended join arrival a on a.tx_hash = ended.tx_hash and a.credited_as = 'unclaimed' order by a.id`

type Kept = Saying & { booked: Date | null }

async function keep(
  tx: Tx,
  { hash, member, paid }: Match,
  { by, reason, now, booked }: Kept,
): Promise<void> {
  await tx`
    update unclaimed_match set over_at = ${now}
    where tx_hash = ${hash} and booked_at is null and over_at is null`
  await tx`
    insert into unclaimed_match (tx_hash, member_id, btcw, btcwt, reason, first_by, first_at, booked_at)
    values (${hash}, ${member}, ${paid.BTCW}, ${paid.BTCWT}, ${reason}, ${by}, ${now}, ${booked})`
}
