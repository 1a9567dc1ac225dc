import { brokenActs } from '#server/acts/checkActs.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { takeTime } from '#server/db/takeTime.ts'
import { untilStopped } from '#server/db/untilStopped.ts'
import { recompute } from '#server/rewards/recompute.ts'
import { balances, chains, debts, journals, sums } from './books.ts'
import { ratios, reaches, sizes, teams, weeks } from './community.ts'
import { arrivals, earnings, income, members, pool, stakes, unclaimed } from './figures.ts'
import { grants } from './grants.ts'
import { movements, pots } from './house.ts'
import { BOOKS, partsLeft } from './parts.ts'
import { gasUsed, payouts } from './payouts.ts'
import { shares } from './shares.ts'
import { held, withdrawals } from './withdrawals.ts'

/** Something that does not agree: which rule, and where. */
export type Finding = { rule: string; found: string }

/** The rules, in words; each looks at everything there is and answers at most some of what breaks it. */
const RULES: Record<string, (tx: Tx) => Promise<string[]>> = {
  'all accounts of a coin add up to zero': sums,
  'a balance is the sum of its entries and stands at the last of them': balances,
  'entries follow each other without a gap': chains,
  'each journal adds up to zero for each coin': journals,
  'no account is below zero but the mirrors of the chain': debts,
  'what a member earned is the sum of the reward lines': income,
  'what an order earned is the sum of its reward lines': earnings,
  'what members have pledged is in their running orders': stakes,
  'what counts for a member is in the running orders': members,
  'the totals of the pool are those of all members': pool,
  'a team has what the members below have': teams,
  'a team has as many as were invited': sizes,
  'a week has what was pledged in it': weeks,
  'the highest ratios below are those of agents and sites': reaches,
  'ratios are what the last change made them': ratios,
  'a credited payment is in the books with its amount': arrivals,
  'what the house has is what came less what its records say went': pots,
  'the house’s accounts are moved as the ledger names it': movements,
  'what is nobody’s is in the payments that nobody has': unclaimed,
  'what is held for withdrawals is in those that are not over': held,
  'a withdrawal is in the books as far as it went': withdrawals,
  'a withdrawal was paid by one transaction with its nonce': payouts,
  'the gas that was used is in the books': gasUsed,
  'a day was shared out as stood at its midnight': shares,
  'a grant is in the books once, and none is without a record': grants,
  'the operators’ log is whole': brokenActs,
}

/** Held by whoever looks at a part: it may read everything there is. */
const AUDIT_LOCK = 5_208_025

/**
 * Checks every invariant of the books and of what is reckoned from them; nothing is changed. Answers what does not agree: nothing,
 * when all is well. Refuses `auditRunning`.
 */
export async function audit(db: Database): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const part of await db.inTx((tx) => partsLeft(tx, null)))
    findings.push(...(await auditPart(db, part)))
  return findings
}

/**
 * Checks one part (`partsLeft`), as of one moment: the database keeps what was before for no longer than that takes. Refuses
 * `auditRunning`; throws the reason of `stopped` when that says so.
 */
export function auditPart(db: Database, part: string, stopped?: AbortSignal): Promise<Finding[]> {
  return db.inTx(async (tx) => {
    await tx`set transaction isolation level repeatable read, read only`
    await alone(tx)
    await takeTime(tx, 0)
    // It reads all of everything. Where statistics are behind, as after a long day or a restore, the planner takes tables for
    // small and walks one for each row of the other: minutes become hours.
    await tx`select set_config('enable_nestloop', 'off', true)`
    const work = part === BOOKS ? inBooks : (of: Tx) => inDay(of, part)
    return untilStopped({ db, tx, stopped, work })
  })
}

async function inBooks(tx: Tx): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [rule, check] of Object.entries(RULES)) {
    for (const found of await check(tx)) findings.push({ rule, found })
  }
  return findings
}

async function inDay(tx: Tx, day: string): Promise<Finding[]> {
  const rule = `the distribution of ${day} can be reckoned again`
  return (await recompute(tx, day)).map((found) => ({ rule, found }))
}

async function alone(tx: Tx): Promise<void> {
  const [lock] = await tx<{ free: boolean }>`
    select pg_try_advisory_xact_lock(${AUDIT_LOCK}) as free`
  if (!lock?.free) throw new Refusal('auditRunning')
}
