import type { Tx } from '#server/db/Tx.ts'
import { tellMember } from '#server/inbox/tellMembers.ts'
import {
  type Account,
  activity,
  available,
  rewardPool,
  staked,
  treasury,
  unclaimed,
} from '#server/ledger/accounts.ts'
import type { Line } from '#server/ledger/Move.ts'
import { post } from '#server/ledger/post.ts'
import { failOrder } from '#server/staking/failOrder.ts'
import { untie } from '#server/staking/matchArrival.ts'
import { noteLate } from '#server/staking/noteLate.ts'
import { startOrder } from '#server/staking/startOrder.ts'
import type { Coin } from '#shared/api/coin.ts'
import type { OrderReason } from '#shared/reasons.ts'

/** How a payment was taken. */
export type CreditedAs = 'pledge' | 'deposit' | 'unclaimed' | 'revenue' | 'activity'

type Arrival = {
  id: string
  round: number
  txHash: string
  at: Date
  coin: Coin
  amount: bigint
  purpose: 'revenue' | 'activity' | null
  member: string | null
  signed: boolean | null
  order: string | null
  orderCoin: Coin | null
  orderAmount: bigint | null
}

/** Where a payment goes: the account and its line, and what becomes of the order that it was matched to. */
type Credit = { as: CreditedAs; to: Account; line?: Line; fails?: OrderReason | undefined }

/** Credits every payment up to a block, in the order of the chain. Answers how many. */
export async function creditUpTo(tx: Tx, block: number, now: Date): Promise<number> {
  const due = await tx<{ id: string }>`
    select id from arrival where state = 'seen' and block_number <= ${block}
    order by block_number, log_index`
  for (const { id } of due) await credit(tx, await arrivalOf(tx, id), now)
  return due.length
}

/** Read one by one: crediting one payment may prove the account that the next one comes from. */
async function arrivalOf(tx: Tx, id: string): Promise<Arrival> {
  const [arrival] = await tx<Arrival>`
    select a.id, a.round, a.tx_hash as "txHash", a.block_at as at, a.coin, a.amount, f.purpose, m.id as member,
      m.signed_at is not null as signed, o.id as order, o.coin as "orderCoin",
      o.amount as "orderAmount"
    from arrival a left join funding_address f on f.address = a.sender
      left join member m on m.account_key = a.sender
      left join pledge_order o on o.id = a.order_id and o.status = 'review'
    where a.id = ${id}`
  if (!arrival) throw new Error(`there is no arrival ${id}`)
  return arrival
}

async function credit(tx: Tx, arrival: Arrival, now: Date): Promise<void> {
  const { id, round, txHash, coin, amount, order } = arrival
  const { as, to, line, fails } = creditOf(arrival)
  const journal = await post(tx, {
    key: `arrival:${id}:${round}`,
    kind: `arrival ${as}`,
    now,
    moves: [{ from: treasury, to, coin, amount, ...(line && { in: line }) }],
    meta: { arrival: id, hash: txHash },
  })
  const member = to.owner === '0' ? null : to.owner
  await tx`
    update arrival set state = 'credited', credited_as = ${as}, journal_id = ${journal},
      member_id = ${member} where id = ${id}`
  if (as === 'deposit' && member) {
    await noteLate(tx, { ...arrival, member, hash: txHash })
    await tellMember(tx, { member, kind: 'deposit', ref: journal, coin, amount }, { now })
  }
  if (order) await settleOrder(tx, { order, as, fails, arrival: id, member, now })
  if (as === 'revenue' && coin === 'BTCW') await countRevenue(tx, amount, now)
}

type Settling = Pick<Credit, 'as' | 'fails'> & {
  order: string
  arrival: string
  member: string | null
  now: Date
}

/** What becomes of the order that a payment was matched to. */
async function settleOrder(tx: Tx, settling: Settling): Promise<void> {
  const { order, as, fails, arrival, member, now } = settling
  if (fails) await failOrder(tx, { order, reason: fails, now })
  else if (as === 'pledge') await startPledge(tx, { order, member, now })
  else await untie(tx, arrival)
}

/**
 * Decides by what the chain says alone: sender, coin and amount (decisions §3 and §5). Others may send from the same address
 * too, an exchange's say: only a wallet that signed shows that all of it is the member's (docs/decisions/022).
 */
function creditOf(arrival: Arrival): Credit {
  const { id, coin, amount, purpose, member, signed, order, orderCoin, orderAmount } = arrival
  if (purpose === 'revenue') return { as: 'revenue', to: rewardPool }
  if (purpose === 'activity') return { as: 'activity', to: activity }
  if (!member) return { as: 'unclaimed', to: unclaimed }
  if (order && coin === orderCoin && amount === orderAmount) {
    const line: Line = { type: 'pledge', refType: 'order', refId: order }
    return { as: 'pledge', to: staked(member), line }
  }
  const fails = order && (coin === orderCoin ? 'wrongAmount' : 'wrongCoin')
  if (!signed) return { as: 'unclaimed', to: unclaimed, ...(fails && { fails: 'unproved' }) }
  const line: Line = { type: 'deposit', refType: 'arrival', refId: id }
  return { as: 'deposit', to: available(member), line, ...(fails && { fails }) }
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
