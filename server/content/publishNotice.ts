import type { Tx } from '#server/db/Tx.ts'
import type { Texts } from './Texts.ts'
import { draftNotice, releaseNotice } from './write-notice.ts'

type Publishing = Texts & { pinned: boolean; publishedAt: Date; now: Date }

/** Puts a notice out, from `publishedAt` on. Answers its id. */
export async function publishNotice(
  tx: Tx,
  { publishedAt, ...notice }: Publishing,
): Promise<string> {
  const id = await draftNotice(tx, notice)
  await releaseNotice(tx, { id, at: publishedAt, now: notice.now })
  return id
}

/**
 * Puts out what the service itself has to say: nobody edits it, no browser is pushed and no inbox has it. It takes the place
 * of the one before in the lists, which keeps its address. Answers its id.
 */
export async function publishByService(
  tx: Tx,
  { title, body, now }: Texts & { now: Date },
): Promise<string> {
  await tx`update notice set unlisted = true where by_service and not unlisted`
  const [made] = await tx<{ id: string }>`
    insert into notice (title_en, title_zh, body_en, body_zh, pinned, updated_at, published_at, by_service)
    values (${title.en}, ${title.zh}, ${body.en}, ${body.zh}, false, ${now}, ${now}, true) returning id`
  if (!made) throw new Error('insert returned no row')
  return made.id
}
