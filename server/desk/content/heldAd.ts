import { type AdRecord, adRecord } from '#server/content/adRecords.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { Locale } from '#shared/locale.ts'
import { missing } from './seen.ts'

/** One ad, held until the end. Refuses `notFound`. */
export async function heldAd(
  tx: Tx,
  { id, now, locale }: { id: string; now: Date; locale: Locale },
): Promise<AdRecord> {
  const ad = await adRecord(tx, { id, now })
  if (!ad) throw missing('ad', 'id', locale)
  return ad
}

/** What of an ad is worth a line in the log; its picture may be half a megabyte of letters. */
export const loggedAd = ({ title, image, link, place, state, from, until }: AdRecord) => ({
  title,
  image: image.length > 1_000 ? `${image.slice(0, 60)}… (${image.length} characters)` : image,
  link,
  place,
  state,
  from,
  until,
})
