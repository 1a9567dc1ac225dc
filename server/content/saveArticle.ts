import type { Tx } from '#server/db/Tx.ts'
import type { Texts } from './Texts.ts'

/** Writes an article, or writes it anew. Answers what stood there before. */
export async function saveArticle(
  tx: Tx,
  { key, title, body, now }: Texts & { key: string; now: Date },
): Promise<Texts | undefined> {
  const [before] = await tx<Texts>`
    select jsonb_build_object('en', title_en, 'zh', title_zh) as title,
      jsonb_build_object('en', body_en, 'zh', body_zh) as body
    from article where key = ${key} for update`
  await tx`
    insert into article (key, title_en, title_zh, body_en, body_zh, updated_at)
    values (${key}, ${title.en}, ${title.zh}, ${body.en}, ${body.zh}, ${now})
    on conflict (key) do update set title_en = excluded.title_en, title_zh = excluded.title_zh,
      body_en = excluded.body_en, body_zh = excluded.body_zh, updated_at = excluded.updated_at`
  return before
}
