import type { Tx } from '#server/db/Tx.ts'
import type { Locale } from '#shared/locale.ts'

type Article = { key: string; title: string; body: string; updatedAt: string }

/** One article by its key, as it is out, or nothing. */
export async function showArticle(
  tx: Tx,
  { key, locale, now }: { key: string; locale: Locale; now: Date },
): Promise<Article | undefined> {
  const [article] = await tx<Article>`
    select key, published_at as "updatedAt",
      case when ${locale} = 'en' then title_en else title_zh end as title,
      case when ${locale} = 'en' then body_en else body_zh end as body
    from article_version where key = ${key} and withdrawn_at is null and published_at <= ${now}
    order by published_at desc, id desc limit 1`
  return article
}
