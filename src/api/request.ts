import * as z from 'zod/mini'
import type { Call } from '#shared/api/call.ts'
import { Envelope } from '#shared/api/envelope.ts'
import type { AnyPath, Body, Result } from '#shared/api/index.ts'
import { limits } from '#shared/limits.ts'
import { isOvertaken, localeAtom, store, tokenAtom } from '#src/session/session.ts'
import { markSaved } from '#src/words/savedAt.ts'
import { callOf, isKnown } from './callOf.ts'
import { tellHeard } from './heard.ts'
import { Refused } from './Refused.ts'
import { timesGone } from './reach.ts'
import { remember } from './remember.ts'
import { renewed } from './renewing.ts'
import { sendText } from './transport.ts'
import { Unanswered } from './Unanswered.ts'

export type RequestOptions = {
  /** The Idempotency-Key of a money call (decisions §9). */
  key?: string
  signal?: AbortSignal
  /** The service itself waits for another before it answers, a mail server say: it is waited for as long as a write. */
  slow?: boolean
  /** Where this one call is asked instead of `/api` (specification §7); what comes of it is the asker's alone (docs/decisions/114). */
  base?: string
}

// It comes with what asks (`loadRequest.ts`): whoever does knows what was answered last.
export { openKept } from '#src/session/kept.ts'

/** Makes one call and tells nobody but its caller: throws `Refused`, or `Unanswered` when no usable answer came. */
export async function request<P extends AnyPath>(
  path: P,
  body: Body<P>,
  options: RequestOptions = {},
): Promise<Result<P>> {
  const content = () => (callOf(path).upload ? { form: body } : { json: wireBody(path, body) })
  const { call, said, saved, isOver } = await exchange(path, content, options)
  const result = read(call.result, said) as Result<P>
  if (saved) markSaved(result, saved)
  if (!isOver) remember(path, result)
  return result
}

type Content = () => { form: Record<string, unknown> } | { json: unknown }

/** The same for what is to be sent as it is; answers what was said of a success before it is read. `isOver`: it is not to be remembered. */
export async function exchange(path: AnyPath, content: Content, options: RequestOptions) {
  const token = store.get(tokenAtom)
  const call = await learned(path)
  const { wire, saved } = await send(path, content, options)
  const answer = read(Envelope, wire)
  const isElsewhere = options.base !== undefined
  if (answer.code === 401 && !isElsewhere) await renewed(path)
  const now = store.get(tokenAtom)
  // What one session was told is nothing that the next one knows, nor the end of it.
  const isOver = now !== token && call.who === 'member'
  if (isOver && now && answer.code === 401) throw new Unanswered(answer.code, { reached: true })
  // Specification §8: a message beside code 200 is a refusal too.
  if (answer.code !== 200 || answer.message) throw new Refused(answer)
  return { call, said: answer.result, saved, isOver: isOver || isElsewhere || isOvertaken() }
}

/** Reads an answer as it once came over the wire; null where it is of another shape than this build's, or a refusal. */
export function readAnswer(path: AnyPath, text: string): object | null {
  try {
    const { code, result } = read(Envelope, json(text))
    return code === 200 ? Object(read(callOf(path).result, result)) : null
  } catch {
    return null
  }
}

/** What most screens ask is not known before one of them is shown: who asks it on Home, in the background, has it fetched. */
async function learned(path: AnyPath): Promise<Call> {
  if (isKnown(path)) return callOf(path)
  const { knowCalls } = await import('./knowCalls.ts').catch((cause: unknown) => {
    throw new Unanswered(cause, { reached: false })
  })
  knowCalls()
  return callOf(path)
}

/** Answers the parsed JSON, whatever it says, and from when it is where it is this phone's copy. */
async function send(path: AnyPath, content: Content, options: RequestOptions) {
  const { key, signal, slow, base } = options
  const since = timesGone
  try {
    const call = callOf(path)
    const { text, saved } = await sendText(path, {
      ...content(),
      headers: headersOf(call.who, options),
      timeout: key || slow || call.upload ? limits.writeTimeout : limits.readTimeout,
      ...(signal ? { signal } : {}),
      ...(base === undefined ? {} : { prefix: base }),
    })
    // What was said before the network went away, and is read after, is no word of now.
    if (base === undefined && (saved || since === timesGone)) tellHeard(saved)
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

/**
 * A body as it goes over the wire. Body<P> and calls[P] belong together, which TypeScript cannot follow for a generic P:
 * the casts here and at the result are the only ones on the way.
 */
export const wireBody = <P extends AnyPath>(path: P, body: Body<P>): unknown =>
  z.encode(callOf(path).body, body as never)

/** What goes with a call of this kind. */
export function headersOf(
  who: 'anyone' | 'member',
  { key, base }: RequestOptions = {},
): Record<string, string> {
  const token = store.get(tokenAtom)
  return {
    'Accept-Language': store.get(localeAtom),
    ...(who === 'member' && token && isOurs(base) ? { Authorization: token } : {}),
    ...(key ? { 'Idempotency-Key': key } : {}),
  }
}

/** Whoever has the token is the member: no other origin is ever told it. */
const isOurs = (base: string | undefined) =>
  base === undefined || new URL(base, location.href).origin === location.origin
