import type { FastifyRequest } from 'fastify'

/**
 * The file in a form, under the name of its field; no fields where it is no form, or not a whole one. Told that its time is
 * over, it hangs up: nothing else ends what is still being sent.
 */
export async function formOf(
  request: FastifyRequest,
  ended: AbortSignal,
): Promise<Record<string, Blob>> {
  // Whoever has gone while this waited says so once, and not to who begins to listen now.
  if (!request.isMultipart() || request.raw.destroyed) return {}
  ended.addEventListener('abort', () => request.raw.destroy())
  try {
    const part = await request.file()
    return part ? { [part.fieldname]: new Blob([new Uint8Array(await part.toBuffer())]) } : {}
  } catch {
    // A form that breaks off holds no file: the call says which one it misses.
    return {}
  }
}
