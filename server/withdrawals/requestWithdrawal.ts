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
 * enough. Answers its id. Refuses what `checkWithdrawal` refuses, `overdrawn`, `minerFeesShort` and `minerFeesMissing`.
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
  await approveSmall(tx, { id, member, coin, below: rules.autoApproveBelow, now })
  return id
}
