import type { Tx } from '#server/db/Tx.ts'
import { type Told, tellMembers } from '#server/inbox/tellMembers.ts'
import { treasury } from '#server/ledger/accounts.ts'
import { postAll } from '#server/ledger/post.ts'
import { failOrder } from '#server/staking/failOrder.ts'
import { untie } from '#server/staking/matchArrival.ts'
import { noteLate } from '#server/staking/noteLate.ts'
import { startOrder } from '#server/staking/startOrder.ts'
import { type Arrival, type Credit, creditOf } from './creditOf.ts'

/**
 * Credits every payment up to a block, in the order of the chain. Answers how many. What is booked takes as many statements for
 * thousands as for one: most are nobody's, dust that anybody may send, and each change of `treasury` in one transaction is looked
 * through by all that come after it.
 */
export async function creditUpTo(tx: Tx, block: number, now: Date): Promise<number> {
  const credits = await book(tx, await dueUpTo(tx, block), now)
  let untold: Credited[] = []
  for (const one of credits) {
    untold.push(one)
    const { order } = one
    if (!order) continue
    // What became of it is told after what came before it.
    await tell(tx, untold, now)
    untold = []
    await settleOrder(tx, { ...one, order, now })
  }
  await tell(tx, untold, now)
  const revenue = credits.filter(({ as, coin }) => as === 'revenue' && coin === 'BTCW')
  for (const { amount } of revenue) await countRevenue(tx, amount, now)
  return credits.length
}

/** An order is one payment's alone, so that crediting one changes nothing of where the others go. */
const dueUpTo = (tx: Tx, block: number) => tx<Arrival>`
  select a.id, a.round, a.tx_hash as "txHash", a.block_at as at, a.coin, a.amount, f.purpose, m.id as member,
    m.signed_at is not null as signed, o.id as order, o.coin as "orderCoin",
    o.amount as "orderAmount"
  from arrival a left join funding_address f on f.address = a.sender
    left join member m on m.account_key = a.sender
    left join pledge_order o on o.arrival_id = a.id and o.id = a.order_id and o.status = 'review'
  where a.state = 'seen' and a.block_number <= ${block} order by a.block_number, a.log_index`

/** A payment and where it went. */
type Credited = Arrival & Credit & { journal: string }

async function book(tx: Tx, arrivals: readonly Arrival[], now: Date): Promise<Credited[]> {
  if (arrivals.length === 0) return []
  const credits = arrivals.map((arrival) => ({ ...arrival, ...creditOf(arrival) }))
  const journals = await postAll(
    tx,
    credits.map(({ id, round, txHash, as, to, line, coin, amount }) => ({
      key: `arrival:${id}:${round}`,
      kind: `arrival ${as}`,
      moves: [{ from: treasury, to, coin, amount, ...(line && { in: line }) }],
      meta: { arrival: id, hash: txHash },
    })),
    { now },
  )
  await tx`
    update arrival a set state = 'credited', credited_as = c.as, journal_id = c.journal, member_id = c.member
    from unnest(${credits.map(({ id }) => id)}::bigint[], ${credits.map((one) => one.as)}::text[],
      ${journals}::bigint[], ${credits.map(holderOf)}::bigint[]) as c (id, "as", journal, member)
    where a.id = c.id`
  return credits.flatMap((one, place) => {
    const journal = journals[place]
    return journal ? [{ ...one, journal }] : []
  })
}

/** The member who has it then; null where the house has. */
const holderOf = ({ to }: Credit): string | null => (to.owner === '0' ? null : to.owner)

/** Tells members of what came into their balance, and their orders that ended that it came late. */
async function tell(tx: Tx, credits: readonly Credited[], now: Date): Promise<void> {
  const deposits = credits.flatMap(({ as, to, journal, coin, amount, txHash: hash, at }) => {
    const sum = { member: to.owner, coin, amount }
    return as === 'deposit'
      ? [{ late: { ...sum, hash, at }, told: { ...sum, kind: as, ref: journal } }]
      : []
  })
  await noteLate(
    tx,
    deposits.map(({ late }) => late),
  )
  await tellMembers(
    tx,
    deposits.map(({ told }): Told => told),
    { now },
  )
}

type Settling = Credited & { order: string; now: Date }

/** What becomes of the order that a payment was matched to. */
async function settleOrder(tx: Tx, settling: Settling): Promise<void> {
  const { order, as, fails, id, now } = settling
  if (fails) await failOrder(tx, { order, reason: fails, now })
  else if (as === 'pledge') await startPledge(tx, { order, member: holderOf(settling), now })
  else await untie(tx, [id])
}

/** The confirmed payment from it also proves the account (decisions §7). */
async function startPledge(
  tx: Tx,
  { order, member, now }: { order: string; member: string | null; now: Date },
): Promise<void> {
  await startOrder(tx, order, now)
  await tx`
    update member set account_proved_at = ${now} where id = ${member} and account_proved_at is null`
}

/** Folded into the pool's total revenue by a job. The house pays it: member 0. */
export async function countRevenue(tx: Tx, amount: bigint, now: Date): Promise<void> {
  await tx`
    insert into pool_change (member_id, staked_t, orders, revenue, at)
    values (0, 0, 0, ${amount}, ${now})`
}
