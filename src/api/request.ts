import * as z from 'zod/mini'
import { Envelope } from '#shared/api/envelope.ts'
import type { AnyPath, Body, Result } from '#shared/api/index.ts'
import { limits } from '#shared/limits.ts'
import { localeAtom, store, tokenAtom } from '#src/session/session.ts'
import { markSaved } from '#src/words/savedAt.ts'
import { callOf } from './callOf.ts'
import { Refused } from './Refused.ts'
import { remember } from './remember.ts'
import { Unanswered } from './Unanswered.ts'

export type RequestOptions = {
  /** The Idempotency-Key of a money call (decisions §9). */
  key?: string
  signal?: AbortSignal
}

/** Not part of the first load: nothing is asked before somebody signs in or moves on. */
const loadTransport = () => import('./transport.ts')

/** Fetches what calls need, ahead of the first one. */
export const warmUp = () => void loadTransport().catch(() => {})

/** Makes one call and tells nobody but its caller: throws `Refused`, or `Unanswered` when no usable answer came. */
export async function request<P extends AnyPath>(
  path: P,
  body: Body<P>,
  options: RequestOptions = {},
): Promise<Result<P>> {
  const token = store.get(tokenAtom)
  const { wire, saved } = await send(path, body, options)
  const answer = read(Envelope, wire)
  const now = store.get(tokenAtom)
  // What one session was told is nothing that the next one knows, nor the end of it.
  const isOver = now !== token && callOf(path).who === 'member'
  if (isOver && now && answer.code === 401) throw new Unanswered(answer.code, { reached: true })
  // Specification §8: a message beside code 200 is a refusal too.
  if (answer.code !== 200 || answer.message) throw new Refused(answer)
  const result = read(callOf(path).result, answer.result) as Result<P>
  if (saved) markSaved(result, saved)
  if (!isOver) remember(path, result)
  return result
}

/** Answers the parsed JSON, whatever it says, and from when it is where it is this phone's copy. */
async function send<P extends AnyPath>(path: P, body: Body<P>, { key, signal }: RequestOptions) {
  try {
    const { sendText } = await loadTransport()
    const call = callOf(path)
    const { text, saved } = await sendText(path, {
      ...(call.upload ? { form: body } : { json: wireBody(path, body) }),
      headers: headersOf(call.who, key),
      timeout: key || call.upload ? limits.writeTimeout : limits.readTimeout,
      ...(signal ? { signal } : {}),
    })
    heard(saved)
    return { wire: json(text), saved }
  } catch (error) {
    throw error instanceof Unanswered ? error : new Unanswered(error, { reached: false })
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Unanswered(error, { reached: true })
  }
}

function read<S extends z.ZodMiniType>(schema: S, wire: unknown): z.output<S> {
  const result = z.safeDecode(schema, wire as z.input<S>)
  if (!result.success) throw new Unanswered(result.error, { reached: true })
  return result.data
}

let heard: (saved: Date | null) => void = () => {}

/** Tells when a call was answered, whatever it said: by the service, or from a copy of that moment. */
export const onHeard = (listener: (saved: Date | null) => void) => {
  heard = listener
}

/**
 * A body as it goes over the wire. Body<P> and calls[P] belong together, which TypeScript cannot follow for a generic P:
 * the casts here and at the result are the only ones on the way.
 */
export const wireBody = <P extends AnyPath>(path: P, body: Body<P>): unknown =>
  z.encode(callOf(path).body, body as never)

function headersOf(who: 'anyone' | 'member', key: string | undefined): Record<string, string> {
  const token = store.get(tokenAtom)
  return {
    'Accept-Language': store.get(localeAtom),
    ...(who === 'member' && token ? { Authorization: token } : {}),
    ...(key ? { 'Idempotency-Key': key } : {}),
  }
}
