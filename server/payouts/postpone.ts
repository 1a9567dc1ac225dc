import type { Tx } from '#server/db/Tx.ts'
import type { Paying } from './Paying.ts'

type Why =
  | 'poolPaused'
  | 'poolShort'
  | 'gasShort'
  | 'gasTooDear'
  | 'notPayer'
  | 'nonceElsewhere'
  | 'alreadyPaid'
  | 'receiverRefuses'
  | 'untried'

/** Until what cannot be paid for no fault of its own is tried again, milliseconds. */
const SOON = 15_000
/** The same after each no of the receiver; after the last one it is believed. */
const PATIENCE = [60_000, 300_000, 1_800_000, 7_200_000]

/** Whose fault it is: a receiver's no is believed after the last of some tries, all else passes. */
type Postponing = { why: Why; giveUp?: boolean | undefined }

/** `early`: its time to be tried again has not come. */
type Trial = { failures: number; early: boolean }

/**
 * Writes down that a withdrawal could not be paid and when to try again, and tells it once. Answers false, and does
 * nothing, where it is to be given up. The same before the time to try again counts once.
 */
export async function postpone(
  { db, clock, report }: Paying,
  id: string,
  { why, giveUp }: Postponing,
): Promise<boolean> {
  const now = clock.now()
  return db.inTx(async (tx) => {
    const [before] = await tx<Trial>`
      select failures, next_at > ${clock.passed()} as early
      from payout_trial where withdrawal_id = ${id} and why = ${why} for update`
    // Whoever lets it go on before its time, as often as they like, or another round meanwhile, hears the same no once more.
    if (before?.early) return haltAgain(tx, id, why)
    const failures = before?.failures ?? 0
    const pause = pauseAfter(failures, { why, giveUp })
    if (pause === undefined) return false
    const [free] = await tx`
      update withdrawal set halted = ${why} where id = ${id} and state = 'approved' returning id`
    if (!free) return true
    // By the chain's time, as it is tried again by that: a clock that is ahead keeps nothing waiting.
    const next = new Date(clock.passed().getTime() + pause)
    if (failures === 0) report({ level: 'error', event: 'payout waits', withdrawal: id, why })
    await tx`
      insert into payout_trial as t (withdrawal_id, failures, why, first_at, next_at)
      values (${id}, 1, ${why}, ${now}, ${next})
      on conflict (withdrawal_id) do update set failures = ${failures + 1}, why = excluded.why,
        first_at = case when t.why = excluded.why then t.first_at else excluded.first_at end,
        next_at = excluded.next_at`
    return true
  })
}

async function haltAgain(tx: Tx, id: string, why: Why): Promise<true> {
  await tx`update withdrawal set halted = ${why} where id = ${id} and state = 'approved'`
  return true
}

/** undefined: it is to be given up. What the node does not try costs it time each round: less and less often. */
function pauseAfter(failures: number, { why, giveUp }: Postponing): number | undefined {
  if (giveUp) return PATIENCE[failures]
  return why === 'untried' ? PATIENCE[Math.min(failures, PATIENCE.length - 1)] : SOON
}

/** Nothing stands in the way any more. */
export async function forget(tx: Tx, id: string): Promise<void> {
  await tx`delete from payout_trial where withdrawal_id = ${id}`
}
