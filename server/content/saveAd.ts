import type { Tx } from '#server/db/Tx.ts'
import type { Words } from '#shared/locale.ts'

/** An ad; `image` is a path of this service or a data URL, `link` a route of the app or an https address. */
export type AdTexts = {
  id?: string | undefined
  title: Words
  image: string
  link: string | null
  place: number
  shown: boolean
  /** From when it is shown; null: as soon as it is. */
  from?: Date | null
  /** Until when; null: until somebody hides it. */
  until?: Date | null
  now: Date
}

/** Adds an ad, or changes the one with that id. Answers its id; throws when there is none with that id. */
export async function saveAd(tx: Tx, ad: AdTexts): Promise<string> {
  const { id, title, image, link, place, shown, from = null, until = null, now } = ad
  const [saved] = id
    ? await tx<{ id: string }>`
        update ad set title_en = ${title.en}, title_zh = ${title.zh}, image = ${image}, link = ${link},
          place = ${place}, shown = ${shown}, shown_from = ${from}, shown_until = ${until}, updated_at = ${now}, revision = revision + 1
        where id = ${id} returning id`
    : await tx<{ id: string }>`
        insert into ad (title_en, title_zh, image, link, place, shown, shown_from, shown_until, updated_at)
        values (${title.en}, ${title.zh}, ${image}, ${link}, ${place}, ${shown}, ${from}, ${until}, ${now})
        returning id`
  if (!saved) throw new Error(`there is no ad ${id}`)
  return saved.id
}
