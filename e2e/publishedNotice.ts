import { post } from './api.ts'
import type { Member } from './app.ts'
import { texts } from './content.ts'

/** A notice that an editor wrote, out now or at a moment; only its name where its words do not matter. */
export async function publishedNotice(
  editor: Member,
  written: string | ReturnType<typeof texts>,
  at?: string,
): Promise<{ id: string; revision: number }> {
  const said = typeof written === 'string' ? texts(written) : written
  const { result } = await post(editor, 'operator/saveNotice', { ...said, pinned: false })
  const { id, revision } = result
  const out = await post(editor, 'operator/publishNotice', { id, revision, ...(at && { at }) })
  return { id, revision: out.result.revision }
}
