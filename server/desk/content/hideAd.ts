import { hideAd as hide } from '#server/content/hideAd.ts'
import { Refusal } from '#server/db/Refusal.ts'
import type { InTx } from '#server/desk/DeskAct.ts'
import { heldAd } from './heldAd.ts'
import { sameAs } from './seen.ts'

/** Refuses `notFound`, `adHidden` and `changedSince`. */
export const hideAd: InTx<'operator/hideAd'> = async ({ tx, body, now, locale }) => {
  const { id, revision } = body
  const before = await heldAd(tx, { id, now, locale })
  if (before.state === 'draft') throw new Refusal('adHidden', { field: 'id' })
  sameAs(before.revision, revision)
  await hide(tx, id, now)
  const result = await heldAd(tx, { id, now, locale })
  const { state } = before
  return { result, log: [{ subject: `ad ${id}`, before: { state }, after: { state: 'hidden' } }] }
}
