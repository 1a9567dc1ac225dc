import type { Tx } from '#server/db/Tx.ts'
import { ADS_ON_HOME } from '#shared/desk/ads.ts'
import type { Locale } from '#shared/locale.ts'

type Ad = { id: string; title: string; image: string; link: string | null }

/** The ads that are shown, in their order: no more than Home has place for. */
export const listAds = (tx: Tx, { locale, now }: { locale: Locale; now: Date }): Promise<Ad[]> =>
  tx<Ad>`
    select id, image, link, case when ${locale} = 'en' then title_en else title_zh end as title
    from ad where shown and (shown_from is null or shown_from <= ${now}) and (shown_until is null or shown_until > ${now})
    order by place, id limit ${ADS_ON_HOME}`
