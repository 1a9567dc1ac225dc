import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { balancesOf } from '#server/ledger/balances.ts'
import { postTo } from '#server/ledger/post.ts'
import { approveSmall } from './approveSmall.ts'
import { checkWithdrawal } from './checkWithdrawal.ts'
import { holdMoves } from './held-moves.ts'
import { insertWithdrawal } from './insertWithdrawal.ts'
import { shortOf } from './shortOf.ts'
import type { Asked, WithdrawalTerms } from './WithdrawalTerms.ts'

/** Withdrawals of one member that may wait at a time: others' stand behind them in the reviewers' queue. */
const MOST_WAITING = 50

/** Who asks, under which journal, when, on which terms, and the house's own addresses, which are no receivers. */
type Requesting = {
  member: string
  journal: string
  now: Date
  terms: WithdrawalTerms
  house: readonly string[]
}

/**
 * Writes a withdrawal down, holds amount and fee for it in one journal (decisions §6), and approves it where it is small
 * enough. Answers its id. Refuses what `checkWithdrawal` refuses, `overdrawn`, `minerFeesShort`, `minerFeesMissing`
 * and `tooManyWaiting`.
 */
export async function requestWithdrawal(
  tx: Tx,
  { member, journal, now, terms, house }: Requesting,
  asked: Asked,
): Promise<string> {
  const allowed = checkWithdrawal({ terms, house }, asked)
  const id = await insertWithdrawal(tx, { member, now, allowed })
  const { coin, amount, rules } = allowed
  const moves = holdMoves({ id, member, coin, amount, fee: rules.fee })
  try {
    await postTo(tx, journal, { now, moves })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // The books have locked the accounts: what is missing is said as of their no.
    throw shortOf(allowed, await balancesOf(tx, member))
  }
  await refuseTooMany(tx, member)
  await approveSmall(tx, { id, member, coin, below: rules.autoApproveBelow, now })
  return id
}

/** The books hold the member's accounts by now, so that two asked for at once are counted one after the other. */
async function refuseTooMany(tx: Tx, member: string): Promise<void> {
  const [row] = await tx<{ waiting: number }>`
    select count(*)::int as waiting from withdrawal where member_id = ${member} and status = 'review'`
  if (row && row.waiting > MOST_WAITING)
    throw new Refusal('tooManyWaiting', { values: { count: String(MOST_WAITING) } })
}
