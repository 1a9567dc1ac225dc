import type { Tx } from '#server/db/Tx.ts'
import type { Texts } from './Texts.ts'

type Publishing = Texts & { pinned: boolean; publishedAt: Date; now: Date }

/** Puts a notice out, from `publishedAt` on. Answers its id. */
export async function publishNotice(
  tx: Tx,
  { title, body, pinned, publishedAt, now }: Publishing,
): Promise<string> {
  const [made] = await tx<{ id: string }>`
    insert into notice (title_en, title_zh, body_en, body_zh, pinned, published_at, updated_at)
    values (${title.en}, ${title.zh}, ${body.en}, ${body.zh}, ${pinned}, ${publishedAt}, ${now})
    returning id`
  if (!made) throw new Error('insert returned no row')
  return made.id
}
