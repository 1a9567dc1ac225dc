import type { Tx } from '#server/db/Tx.ts'
import type { Coin } from '#shared/api/coin.ts'

/** The limit of a coin in base units, and the withdrawal that was just written down. */
type Deciding = { id: string; member: string; coin: Coin; below: bigint; now: Date }

const DAY = 24 * 60 * 60 * 1000

/**
 * Approves a withdrawal in the service's name while all that it so approved of the member's for this coin within 24 hours,
 * this one included, is under the limit; whoever splits one gains nothing. What was given back does not count. Nor is
 * anything of what came by transfer within these hours paid so: whoever splits an amount among members gains nothing
 * either (docs/decisions/051). Whoever calls holds the member's accounts, so that of two at once one counts the other.
 */
export async function approveSmall(
  tx: Tx,
  { id, member, coin, below, now }: Deciding,
): Promise<void> {
  const since = new Date(now.getTime() - DAY)
  await tx`
    update withdrawal w set state = 'approved', decided_by = 'service', decided_at = ${now}
    where w.id = ${id} and w.amount + coalesce((
      select sum(s.amount) from withdrawal s
      where s.member_id = ${member} and s.coin = ${coin} and s.decided_by = 'service'
        and s.state <> 'returned' and s.decided_at > ${since}), 0) < ${below}::numeric
      and exists (select from account a
        where a.owner_id = ${member} and a.code = 'available' and a.coin = ${coin}
          and a.balance >= coalesce((select sum(e.amount) from entry e
            where e.account_id = a.id and e.type = 'transfer_in' and e.at > ${since}), 0))`
}
