import type { Tx } from '#server/db/Tx.ts'
import type { Texts } from './Texts.ts'

type Writing = Texts & { pinned: boolean; now: Date }

/** Writes a draft that nobody sees yet. Answers its id. */
export async function draftNotice(tx: Tx, { title, body, pinned, now }: Writing): Promise<string> {
  const [made] = await tx<{ id: string }>`
    insert into notice (title_en, title_zh, body_en, body_zh, pinned, updated_at)
    values (${title.en}, ${title.zh}, ${body.en}, ${body.zh}, ${pinned}, ${now}) returning id`
  if (!made) throw new Error('insert returned no row')
  return made.id
}

/**
 * Writes a notice anew; it keeps its place among the others. One that is out says from then on that its words were changed,
 * where they were.
 */
export async function editNotice(
  tx: Tx,
  { id, title, body, pinned, now }: Writing & { id: string },
): Promise<void> {
  await tx`
    update notice set title_en = ${title.en}, title_zh = ${title.zh}, body_en = ${body.en}, body_zh = ${body.zh},
      pinned = ${pinned}, updated_at = ${now}, revision = revision + 1,
      edited_at = case when published_at <= ${now}
        and (title_en, title_zh, body_en, body_zh) is distinct from (${title.en}, ${title.zh}, ${body.en}, ${body.zh})
        then ${now} else edited_at end
    where id = ${id}`
}

type Releasing = { id: string; at: Date; now: Date }

/** A draft, or one that is to come, comes out at a moment. */
export async function releaseNotice(tx: Tx, { id, at, now }: Releasing): Promise<void> {
  await tx`
    update notice set published_at = ${at}, written = pg_current_xact_id(), updated_at = ${now}, revision = revision + 1
    where id = ${id}`
}
