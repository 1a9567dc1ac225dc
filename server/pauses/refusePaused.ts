import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { Path } from '#shared/api/index.ts'
import type { Locale } from '#shared/locale.ts'
import type { Pausable } from '#shared/pausable.ts'
import { heldPause, holdPauses, type Pause, pauses, reasonOf } from './pauses.ts'

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

/**
 * Refuses a call that begins what is paused now, with the operators' reason in the language of whoever asks. Until the
 * transaction ends nobody pauses anything.
 */
export async function refusePaused(tx: Tx, path: Path, locale: Locale): Promise<void> {
  const what = BEGINS[path]
  const pause = what && (await heldPause(tx, what))
  if (pause) throw refusalOf(pause, locale)
}

/** The same of calls that were looked at before and are about to be booked, `kind` being their path: which are refused, and how. */
export async function pausedAmong<Asked extends { kind: string; locale?: Locale }>(
  tx: Tx,
  asked: readonly Asked[],
): Promise<Map<Asked, Refusal>> {
  await holdPauses(tx)
  const standing = await pauses(tx)
  const refused = new Map<Asked, Refusal>()
  for (const one of asked) {
    const pause = standing.find(({ what }) => what === BEGINS[one.kind as Path])
    if (pause) refused.set(one, refusalOf(pause, one.locale ?? 'en'))
  }
  return refused
}

const refusalOf = (pause: Pause, locale: Locale) =>
  new Refusal(REFUSALS[pause.what], { values: { reason: reasonOf(pause, locale) } })
