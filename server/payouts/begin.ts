import type { Settled } from '#server/chain/settledBlock.ts'
import type { Tx } from '#server/db/Tx.ts'
import { heldPause } from '#server/pauses/pauses.ts'
import { mayBePaid, PAID_OTHERWISE } from '#server/withdrawals/mayBePaid.ts'
import { payoutStop } from '#server/withdrawals/payoutStop.ts'
import { returnHeld } from '#server/withdrawals/returnHeld.ts'
import { seenOnChain } from '#server/withdrawals/seenOnChain.ts'
import { type Flight, flights } from './flights.ts'
import { type Due, judge, type Verdict } from './judge.ts'
import { type Paying, take } from './Paying.ts'
import { lockPayer } from './payer.ts'
import { forget, postpone } from './postpone.ts'
import { sentByOurs, sentMore } from './sentByOurs.ts'

/** Payments of our wallet on their way at once. */
const MOST = 32

/** Why one withdrawal waits and the next may not have to. */
const OWN: readonly string[] = ['poolShort', 'untried']

/**
 * Gives nonces to withdrawals that may be paid, the oldest first, each after it was tried. Answers how many were moved.
 * One that cannot be paid yet is told and left for later, one whose receiver cannot be paid is returned in the end.
 */
export async function begin(paying: Paying, settled: Settled): Promise<number> {
  const { db, clock } = paying
  // What is tried again by the very same block is no other try: a receiver would be given up while our node stands still.
  const due = await db.inTx((tx) => readDue(tx, clock.passed()))
  let moved = 0
  for (const one of due) {
    const ahead = await db.inTx(flights)
    if (ahead.filter((flight) => isUnderWay(paying, flight)).length >= MOST) break
    const verdict = await judge(paying, one, ahead)
    if (await follow(paying, settled, { due: one, verdict })) moved += 1
    if (verdict.is === 'later' || (verdict.is === 'wait' && !OWN.includes(verdict.why))) break
  }
  return moved
}

/** Those of a wallet whose key is gone, and what waits for a person since its id was paid otherwise, may stay for good. */
const isUnderWay = ({ wallet }: Paying, flight: Flight): boolean =>
  flight.wallet === wallet.address && flight.halted !== PAID_OTHERWISE

/** Not of a frozen member: what the chain has paid never comes back (docs/decisions/051). */
const readDue = (tx: Tx, passed: Date) => tx<Due>`
  select w.id, w.coin, w.amount, w.address, w.payout_id as payout
  from withdrawal w join member m on m.id = w.member_id and m.frozen_at is null
    left join payout_trial t on t.withdrawal_id = w.id
  where w.state = 'approved' and (w.halted is null or t.next_at <= ${passed})
  order by w.id limit ${MOST}`

/** Answers whether the withdrawal went on. */
async function follow(
  paying: Paying,
  settled: Settled,
  { due, verdict }: { due: Due; verdict: Verdict },
): Promise<boolean> {
  if (verdict.is === 'good')
    return takeNonce(paying, settled, { id: due.id, gasLimit: verdict.gasLimit })
  if (verdict.is === 'later') return false
  const { why } = verdict
  const waits = await postpone(paying, due.id, { why, giveUp: verdict.is === 'refused' })
  return waits ? false : giveUp(paying, due)
}

/** The receiver has said no often enough. */
async function giveUp(paying: Paying, { id }: Due): Promise<boolean> {
  const { wallet, report, clock } = paying
  const reason = 'receiverRefuses'
  const seen = await seenOnChain({ ...paying, pays: true }, id)
  return take(paying, 'release', async (tx) => {
    await lockPayer(tx, wallet.address)
    const [free] = await tx`
      select 1 from withdrawal where id = ${id} and state = 'approved' for update skip locked`
    // What a wallet, one of before too, has sent and this database does not know may be this very payment.
    if (!free || (await mayBePaid(tx, seen))) return false
    await returnHeld(tx, { withdrawal: id, reason, now: clock.now() })
    await forget(tx, id)
    report({ level: 'warn', event: 'payout given up', withdrawal: id, why: reason })
    return true
  })
}

/** The one place where a nonce is given: a withdrawal that has one never gets another. */
async function takeNonce(
  paying: Paying,
  settled: Settled,
  { id, gasLimit }: { id: string; gasLimit: bigint },
): Promise<boolean> {
  const { wallet, clock } = paying
  const sent = await sentByOurs(paying, settled)
  const taken = await take(paying, 'nonce', async (tx) => {
    const { nextNonce, missing } = await lockPayer(tx, wallet.address)
    if (missing !== null || (await payoutStop(tx)) || (await heldPause(tx, 'withdrawals')))
      return false
    if (await sentMore(tx, sent)) return 'elsewhere'
    const [free] = await tx`
      select 1 from withdrawal w join member m on m.id = w.member_id and m.frozen_at is null
      where w.id = ${id} and w.state = 'approved'
      for update of w skip locked for share of m skip locked`
    if (!free) return false
    await give(tx, { id, gasLimit, wallet: wallet.address, nonce: nextNonce, now: clock.now() })
    return true
  })
  if (taken !== 'elsewhere') return taken
  await postpone(paying, id, { why: 'nonceElsewhere' })
  return false
}

type Giving = { id: string; gasLimit: bigint; wallet: string; nonce: number; now: Date }

async function give(tx: Tx, { id, gasLimit, wallet, nonce, now }: Giving): Promise<void> {
  await tx`
    insert into payout (withdrawal_id, wallet, nonce, gas_limit, created_at)
    values (${id}, ${wallet}, ${nonce}, ${gasLimit}, ${now})`
  await tx`update payer set next_nonce = ${nonce + 1}, updated_at = ${now} where address = ${wallet}`
  await tx`
    update withdrawal set state = 'nonce', halted = null, revision = revision + 1 where id = ${id}`
  await forget(tx, id)
}
