import type { Tx } from '#server/db/Tx.ts'
import type { Words } from '#shared/locale.ts'

/** An ad; `image` is a path of this service or a data URL, `link` a route of the app or an https address. */
export type AdTexts = {
  id?: string
  title: Words
  image: string
  link: string | null
  place: number
  shown: boolean
  now: Date
}

const OWN_IMAGE = /^(\/(?!\/)|data:image\/(png|jpeg|webp|avif);base64,)/
const SAFE_LINK = /^(https:\/\/|\/(?!\/))/

/**
 * Adds an ad, or changes the one with that id. Answers its id; throws when there is none with that id, or when image
 * or link would lead to a place that the pages may not go to.
 */
export async function saveAd(tx: Tx, ad: AdTexts): Promise<string> {
  const { id, title, image, link, place, shown, now } = ad
  if (!OWN_IMAGE.test(image)) throw new Error('image is a path of this service or a data URL')
  if (link !== null && !SAFE_LINK.test(link)) throw new Error('link is a route or an https address')
  const [saved] = id
    ? await tx<{ id: string }>`
        update ad set title_en = ${title.en}, title_zh = ${title.zh}, image = ${image},
          link = ${link}, place = ${place}, shown = ${shown}, updated_at = ${now}
        where id = ${id} returning id`
    : await tx<{ id: string }>`
        insert into ad (title_en, title_zh, image, link, place, shown, updated_at)
        values (${title.en}, ${title.zh}, ${image}, ${link}, ${place}, ${shown}, ${now})
        returning id`
  if (!saved) throw new Error(`there is no ad ${id}`)
  return saved.id
}
