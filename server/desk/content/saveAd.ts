import { saveAd as save } from '#server/content/saveAd.ts'
import type { InTx } from '#server/desk/DeskAct.ts'
import { heldAd, loggedAd } from './heldAd.ts'
import { momentOf, sameAs } from './seen.ts'

/** Refuses `notFound`, `changedSince` and `momentPast`. */
export const saveAd: InTx<'operator/saveAd'> = async ({ tx, body, now, locale }) => {
  const { id: known, revision, from, ...ad } = body
  const before = known === undefined ? undefined : await heldAd(tx, { id: known, now, locale })
  if (before) sameAs(before.revision, revision)
  const since = sinceOf(from, before?.from ?? null, now)
  const id = await save(tx, { ...ad, id: known, from: since, now })
  const result = await heldAd(tx, { id, now, locale })
  const log = [{ subject: `ad ${id}`, before: before && loggedAd(before), after: loggedAd(result) }]
  return { result, log }
}

/** A moment that stood there before may have passed. */
function sinceOf(from: string | undefined, before: string | null, now: Date): Date | null {
  if (from === undefined) return null
  return from === before ? new Date(from) : momentOf(from, now)
}
