import { saveAd as save } from '#server/content/saveAd.ts'
import { Refusal } from '#server/db/Refusal.ts'
import type { InTx } from '#server/desk/DeskAct.ts'
import { heldAd, loggedAd } from './heldAd.ts'
import { momentOf, sameAs } from './seen.ts'

/** Refuses `notFound`, `changedSince`, `momentPast` and `endsBefore`. */
export const saveAd: InTx<'operator/saveAd'> = async ({ tx, body, now, locale }) => {
  const { id: known, revision, from, until, ...ad } = body
  const before = known === undefined ? undefined : await heldAd(tx, { id: known, now, locale })
  if (before) sameAs(before.revision, revision)
  const since = sinceOf(from, before?.from ?? null, now)
  const stood = until !== undefined && until === before?.until
  const end = endOf(until, { since, now: stood ? null : now })
  const id = await save(tx, { ...ad, id: known, from: since, until: end, now })
  const result = await heldAd(tx, { id, now, locale })
  const log = [{ subject: `ad ${id}`, before: before && loggedAd(before), after: loggedAd(result) }]
  return { result, log }
}

/** A moment that stood there before may have passed. */
function sinceOf(from: string | undefined, before: string | null, now: Date): Date | null {
  if (from === undefined) return null
  return from === before ? new Date(from) : momentOf(from, now)
}

type Begun = { since: Date | null; now: Date | null }

/** It ends after it has begun, and not in the past: `now` is null for an end that stood there before. */
function endOf(until: string | undefined, { since, now }: Begun): Date | null {
  if (until === undefined) return null
  const end = new Date(until)
  if ((since && end <= since) || (now && end <= now))
    throw new Refusal('endsBefore', { field: 'until' })
  return end
}
