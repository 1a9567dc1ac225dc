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
