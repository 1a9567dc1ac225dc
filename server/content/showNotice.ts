import type { Tx } from '#server/db/Tx.ts'
import type { Locale } from '#shared/locale.ts'

type Notice = {
  id: string
  title: string
  body: string
  publishedAt: string
  editedAt: string | null
}

/** One notice that is out, or nothing. */
export async function showNotice(
  tx: Tx,
  { id, locale, now }: { id: string; locale: Locale; now: Date },
): Promise<Notice | undefined> {
  const [notice] = await tx<Notice>`
    select id, published_at as "publishedAt", edited_at as "editedAt",
      case when ${locale} = 'en' then title_en else title_zh end as title,
      case when ${locale} = 'en' then body_en else body_zh end as body
    from notice where id = ${id} and withdrawn_at is null and published_at <= ${now}`
  return notice
}
