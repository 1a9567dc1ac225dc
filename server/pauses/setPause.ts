import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { Pausable } from '#shared/pausable.ts'
import { type Pause, pauseOf, pauseRevisions, waitForBegun } from './pauses.ts'

type Wanted = {
  what: Pausable
  on: boolean
  /** Which state was looked at (`pauseRevisions`), if somebody says: another one is left as it is. */
  revision?: number | undefined
  /** What members read while it stands. */
  reason: { en: string; zh: string }
  by: string
  now: Date
}

/**
 * Pauses something, anew where the words are others, or lets it go on. Answers what stood before, and whether that was changed.
 * Refuses `standsOtherwise`.
 */
export async function setPause(
  tx: Tx,
  { what, on, revision, reason, by, now }: Wanted,
): Promise<{ before: Pause | undefined; changed: boolean }> {
  // Two who pause the same at once come one after the other, and after what is being begun.
  await waitForBegun(tx)
  const before = await pauseOf(tx, what)
  const same = on ? before?.en === reason.en && before.zh === reason.zh : !before
  if (same) return { before, changed: false }
  if (revision !== undefined && revision !== ((await pauseRevisions(tx)).get(what) ?? 0))
    throw new Refusal('standsOtherwise')
  await tx`update pause set ended_at = ${now}, ended_by = ${by} where what = ${what} and ended_at is null`
  if (on)
    await tx`
      insert into pause (what, since, by, en, zh) values (${what}, ${now}, ${by}, ${reason.en}, ${reason.zh})`
  return { before, changed: true }
}
