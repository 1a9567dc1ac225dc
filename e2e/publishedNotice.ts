import { post } from './api.ts'
import type { Member } from './app.ts'
import { texts } from './content.ts'

/** A notice that an editor wrote, out now or at a moment. */
export async function publishedNotice(
  editor: Member,
  name: string,
  at?: string,
): Promise<{ id: string; revision: number }> {
  const { result } = await post(editor, 'operator/saveNotice', { ...texts(name), pinned: false })
  const { id, revision } = result
  const out = await post(editor, 'operator/publishNotice', { id, revision, ...(at && { at }) })
  return { id, revision: out.result.revision }
}
