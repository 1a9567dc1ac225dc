import type { Tx } from '#server/db/Tx.ts'
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
import { undoOrder } from '#server/staking/undoOrder.ts'
import type { Coin } from '#shared/api/coin.ts'
import type { OrderReason } from '#shared/reasons.ts'
import { countRevenue } from './credit.ts'
import type { CreditedAs } from './creditOf.ts'

type Credited = {
  id: string
  round: number
  txHash: string
  coin: Coin
  amount: bigint
  as: CreditedAs
  member: string | null
  order: string | null
}

/** What an order says that failed while its payment was credited to the balance. */
const CREDITED: OrderReason[] = ['late', 'wrongAmount', 'wrongCoin']

/**
 * Takes a credit back whose payment the chain took back. The account may fall below zero: the member is frozen until an
 * operator has looked. Answers false where there is nothing to take back.
 */
export async function reverse(tx: Tx, arrival: string, now: Date): Promise<boolean> {
  const [credited] = await tx<Credited>`
    select a.id, a.round, a.tx_hash as "txHash", a.coin, a.amount, a.credited_as as as,
      a.member_id as member, o.id as order
    from arrival a left join pledge_order o on o.id = a.order_id and a.credited_as = 'pledge'
    where a.id = ${arrival} and a.state = 'credited' for no key update of a`
  if (!credited) return false
  const { id, round, txHash, coin, amount, as, member } = credited
  const { from, line } = await takenFrom(tx, credited, now)
  await post(tx, {
    key: `arrival:${id}:${round}:reversed`,
    kind: `arrival ${as} reversed`,
    now,
    moves: [{ from, to: treasury, coin, amount, ...(line && { out: line }) }],
    meta: { arrival: id, hash: txHash },
    force: true,
  })
  if (as === 'revenue' && coin === 'BTCW') await countRevenue(tx, -amount, now)
  if (member) await freeze(tx, { member, txHash, now })
  await tx`
    update pledge_order set arrival_id = null, hash = ${txHash}
    where arrival_id = ${id}`
  await tx`
    update pledge_order set reason = 'reorganised' where hash = ${txHash} and reason = any(${CREDITED})`
  await tx`
    update arrival set state = 'reversed', credited_as = null, order_id = null where id = ${id}`
  return true
}

async function takenFrom(
  tx: Tx,
  { id, as, member, order }: Credited,
  now: Date,
): Promise<{ from: Account; line?: Line }> {
  if (as === 'revenue') return { from: rewardPool }
  if (as === 'activity') return { from: activity }
  if (as === 'unclaimed' || !member) return { from: unclaimed }
  if (as === 'deposit' || !order) {
    return {
      from: available(member),
      line: { type: 'deposit', refType: 'arrival', refId: id },
    }
  }
  const holder = await undoOrder(tx, { order, now })
  const from = holder === 'staked' ? staked(member) : available(member)
  return { from, line: { type: 'pledge', refType: 'order', refId: order } }
}

type Freezing = { member: string; txHash: string; now: Date }

/** In both languages, as nobody knows who reads it: an operator's reason is in one. */
const reasonOf = (txHash: string) =>
  `The chain took back the payment ${txHash} (a reorganisation). · 區塊鏈撤回了這筆付款（區塊重組）。`

/** As an operator does it (`members/freeze.ts`): the sign-ins end too, and letting the member in again opens none of them. */
const freeze = (tx: Tx, { member, txHash, now }: Freezing) => tx`
  with frozen as (
    update member set frozen_at = ${now},
      frozen_reason = ${reasonOf(txHash)}
    where id = ${member} and frozen_at is null returning id)
  update session set expires_at = ${now} from frozen
  where member_id = frozen.id and expires_at > ${now}`
