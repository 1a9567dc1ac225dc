import { draftNotice, editNotice } from '#server/content/write-notice.ts'
import { Refusal } from '#server/db/Refusal.ts'
import type { InTx } from '#server/desk/DeskAct.ts'
import { changedNotice, heldNotice } from './notice.ts'
import { alike } from './seen.ts'

/** Refuses `notFound`, `changedSince` and `noticeWithdrawn`. */
export const saveNotice: InTx<'operator/saveNotice'> = async ({ tx, body, now, locale }) => {
  const { id: known, revision, title, body: text, pinned } = body
  const written = { title, body: text, pinned }
  if (known === undefined) {
    const id = await draftNotice(tx, { ...written, now })
    const result = await changedNotice({ tx, id, now, locale })
    return { result, log: [{ subject: `notice ${id}`, after: written }] }
  }
  const asked = { tx, id: known, now, locale }
  const held = await heldNotice(asked, revision)
  if (held.state === 'withdrawn') throw new Refusal('noticeWithdrawn', { field: 'id' })
  const before = { title: held.title, body: held.body, pinned: held.pinned }
  if (alike(before, written)) return { result: held, log: [] }
  await editNotice(tx, { id: known, ...written, now })
  const log = [{ subject: `notice ${known}`, before, after: written }]
  return { result: await changedNotice(asked), log }
}
