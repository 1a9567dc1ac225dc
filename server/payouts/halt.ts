import type { Flight } from './flights.ts'
import type { Paying } from './Paying.ts'

/**
 * Why a payment that has its nonce does not go on: no gas, gas that costs too much, a nonce of a wallet whose key is gone;
 * or is not given back: a wallet of ours has sent what this database does not know.
 */
type Why = 'gasShort' | 'gasTooDear' | 'otherKey' | 'nonceElsewhere'

/** Writes down and tells once why a payment does not go on; it does when that is over, or by an operator's word. */
export async function halt(
  { db, report }: Paying,
  { id, state, halted }: Flight,
  why: Why,
): Promise<boolean> {
  if (halted === why) return false
  await db.inTx(
    (tx) => tx`update withdrawal set halted = ${why} where id = ${id} and state = ${state}`,
  )
  report({ level: 'error', event: 'payout waits', withdrawal: id, why })
  return false
}
