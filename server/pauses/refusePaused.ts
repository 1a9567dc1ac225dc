import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { Path } from '#shared/api/index.ts'
import type { Locale } from '#shared/locale.ts'
import type { Pausable } from '#shared/pausable.ts'
import { pauseOf, reasonOf } from './pauses.ts'

/** What begins something that can be paused. `product/bTCWPledge` does not: a payment that was made is taken. */
const BEGINS: Partial<Record<Path, Pausable>> = {
  'product/pledge': 'staking',
  'product/bTCWPledgeBefter': 'staking',
  'asset/transfer': 'transfers',
  'asset/cash': 'withdrawals',
}

const REFUSALS = {
  staking: 'stakingPaused',
  transfers: 'transfersPaused',
  withdrawals: 'withdrawalsPaused',
} as const

/** Refuses a call that begins what is paused now, with the operators' reason in the language of whoever asks. */
export async function refusePaused(tx: Tx, path: Path, locale: Locale): Promise<void> {
  const what = BEGINS[path]
  const pause = what && (await pauseOf(tx, what))
  if (!pause) return
  throw new Refusal(REFUSALS[what], { values: { reason: reasonOf(pause, locale) } })
}
