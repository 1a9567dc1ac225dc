import type { AnyPath, Body, Result } from '#shared/api/index.ts'
import { limits } from '#shared/limits.ts'
import { callOf } from './callOf.ts'
import { headersOf, readAnswer, wireBody } from './request.ts'

/** An answer that this device keeps, and when it was kept, milliseconds of this device's clock. */
type Copy<P extends AnyPath> = { result: Result<P>; at: number }

/** Asks the worker alone what it keeps of a read (`src/worker/answerRead.ts`): nothing where it keeps none, or there is no worker. */
export async function askCopy<P extends AnyPath>(
  path: P,
  body: Body<P>,
): Promise<Copy<P> | undefined> {
  const answer = await fetch(`/api/${path}`, {
    method: 'POST',
    headers: {
      ...headersOf(callOf(path).who),
      'Content-Type': 'application/json',
      'x-kept-only': '1',
    },
    body: JSON.stringify(wireBody(path, body)),
    // A worker that was ended meanwhile may never answer.
    signal: AbortSignal.timeout(limits.readTimeout),
  }).catch(() => undefined)
  const at = answer?.headers.get('x-kept-at')
  const text = at && (await answer?.text().catch(() => ''))
  const result = text ? readAnswer(path, text) : null
  return result ? { result: result as Result<P>, at: Number(at) } : undefined
}
