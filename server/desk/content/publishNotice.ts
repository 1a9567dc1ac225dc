import { releaseNotice } from '#server/content/write-notice.ts'
import { Refusal } from '#server/db/Refusal.ts'
import type { InTx } from '#server/desk/DeskAct.ts'
import { changedNotice, heldNotice } from './notice.ts'
import { momentOf } from './seen.ts'

/** Refuses `notFound`, `changedSince`, `noticeOut`, `noticeWithdrawn` and `momentPast`. */
export const publishNotice: InTx<'operator/publishNotice'> = async ({ tx, body, now, locale }) => {
  const { id, revision } = body
  const asked = { tx, id, now, locale }
  const held = await heldNotice(asked, revision)
  if (held.state === 'out') throw new Refusal('noticeOut', { field: 'id' })
  if (held.state === 'withdrawn') throw new Refusal('noticeWithdrawn', { field: 'id' })
  const at = momentOf(body.at, now)
  await releaseNotice(tx, { id, at, now })
  const before = { publishedAt: held.publishedAt }
  const log = [{ subject: `notice ${id}`, before, after: { publishedAt: at } }]
  return { result: await changedNotice(asked), log }
}
