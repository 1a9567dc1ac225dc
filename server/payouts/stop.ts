import type { Tx } from '#server/db/Tx.ts'
import { type Difference, stopPayouts, stopWords } from '#server/withdrawals/payoutStop.ts'
import type { Paying } from './Paying.ts'

/** Stops all payouts, and tells it once. */
export async function stop(
  { clock, report }: Pick<Paying, 'clock' | 'report'>,
  tx: Tx,
  found: Difference,
): Promise<void> {
  if (!(await stopPayouts(tx, found, clock.now()))) return
  const { hash, block } = found
  report({ level: 'error', event: 'payouts stopped', why: stopWords(found, 'en'), hash, block })
}
