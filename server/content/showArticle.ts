import type { Tx } from '#server/db/Tx.ts'
import type { Locale } from '#shared/locale.ts'

type Article = { key: string; title: string; body: string; updatedAt: string }

/** One article by its key, or nothing. */
export async function showArticle(
  tx: Tx,
  { key, locale }: { key: string; locale: Locale },
): Promise<Article | undefined> {
  const [article] = await tx<Article>`
    select key, updated_at as "updatedAt",
      case when ${locale} = 'en' then title_en else title_zh end as title,
      case when ${locale} = 'en' then body_en else body_zh end as body
    from article where key = ${key}`
  return article
}
