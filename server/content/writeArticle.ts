import type { Tx } from '#server/db/Tx.ts'
import type { Texts } from './Texts.ts'

type Writing = Texts & { key: string; now: Date; pending?: string | undefined }

/**
 * Writes the version of an article that is to come, or writes the one with the id `pending` anew. Answers its id. Revisions go
 * on over versions: whoever has seen the one before, which is out by now, has not seen this one.
 */
export async function writeArticle(
  tx: Tx,
  { key, title, body, now, pending }: Writing,
): Promise<string> {
  const [written] = pending
    ? await tx<{ id: string }>`
        update article_version set title_en = ${title.en}, title_zh = ${title.zh}, body_en = ${body.en},
          body_zh = ${body.zh}, updated_at = ${now}, revision = revision + 1
        where id = ${pending} returning id`
    : await tx<{ id: string }>`
        insert into article_version (key, title_en, title_zh, body_en, body_zh, updated_at, revision)
        select ${key}, ${title.en}, ${title.zh}, ${body.en}, ${body.zh}, ${now}, coalesce(max(revision) + 1, 0)
        from article_version where key = ${key} returning id`
  if (!written) throw new Error(`there is no version ${pending} of ${key}`)
  return written.id
}

type Releasing = { id: string; at: Date; now: Date }

/** A version comes out at a moment. */
export async function releaseArticle(tx: Tx, { id, at, now }: Releasing): Promise<void> {
  await tx`
    update article_version set published_at = ${at}, updated_at = ${now}, revision = revision + 1 where id = ${id}`
}

/** Gives a version up that did not come out; it stays in the records. */
export async function dropArticle(tx: Tx, id: string, now: Date): Promise<void> {
  await tx`
    update article_version set withdrawn_at = ${now}, updated_at = ${now}, revision = revision + 1 where id = ${id}`
}
