import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { World } from '#server/calls/World.ts'
import { InDoubt } from '#server/db/InDoubt.ts'
import { passes } from '#server/db/passes.ts'
import { Refusal } from '#server/db/Refusal.ts'
import type { Call } from '#shared/api/call.ts'
import { type AnyPath, calls } from '#shared/api/index.ts'
import { type DeskPath, desk } from '#shared/desk/index.ts'
import { answer } from './answer.ts'
import { describe } from './describe.ts'
import { deskAnswer, insider } from './desk.ts'
import { type Answer, refused } from './envelope.ts'
import { formOf } from './formOf.ts'
import { languageOf } from './languageOf.ts'
import { LARGEST } from './makeApp.ts'
import type { Metrics } from './metrics.ts'
import { networkOf } from './networkOf.ts'

/** What the addresses of all calls begin with. */
export const PREFIX = '/api/'

/** Largest body of a call of the desk, bytes: a text in two languages, or an ad with its picture. */
const LONGEST = 1_048_576

/** Whether a request is for a call, answered by an envelope whatever is wrong with it. */
export const isForApi = ({ url }: { url: string }) => url.startsWith(PREFIX)

/** Answers the calls: every answer is HTTP 200 with an envelope (decisions §9). */
export function api(app: FastifyInstance, world: World, metrics: Metrics) {
  /** Sends what `work` answers, or what its failure is in words. */
  async function reply(
    request: FastifyRequest,
    response: FastifyReply,
    work: () => Promise<Answer>,
  ) {
    const started = performance.now()
    const path = pathOf(request) ?? 'unknown'
    const { text, retryAfter } = await work().catch((error: unknown) => failed(request, error))
    const code = Number(/^\{"code":(\d+)/.exec(text)?.[1])
    metrics.answered(path, code, performance.now() - started)
    request.log.debug({ call: path, code, ms: Math.round(performance.now() - started) }, 'answered')
    if (retryAfter !== undefined) response.header('retry-after', retryAfter)
    return (
      response
        .code(200)
        .type('application/json; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-request-id', request.id)
        // The service's time, which is ahead of the system's on a devnet: the app shows ages and terms by it.
        .header('date', world.clock.now().toUTCString())
        .send(text)
    )
  }

  const handle = (request: FastifyRequest, response: FastifyReply) =>
    reply(request, response, async () => {
      const path = pathOf(request)
      if (!path) throw new Refusal('unknownCall')
      if (request.method !== 'POST') throw new Refusal('onlyPost')
      const asked = {
        token: tokenOf(request),
        idempotencyKey: headerOf(request, 'idempotency-key'),
        locale: languageOf(request.headers['accept-language']),
        address: networkOf(request.ip),
      }
      if (isOfDesk(path)) return deskAnswer(world, { ...asked, path, json: jsonOf(request) })
      return answer(world, { ...asked, path, ...bodyOf(request, calls[path]) })
    })

  app.all(`${PREFIX}*`, handle)
  app.all(`${PREFIX}operator/*`, { bodyLimit: LONGEST, onRequest: lookAtSender(world) }, handle)
  return {
    handle,
    /** What to say when the request failed before it came to `handle`. */
    refuse: (error: FastifyError, request: FastifyRequest, response: FastifyReply) =>
      reply(request, response, () => Promise.reject(unread(error))),
  }
}

/** Nothing long is read before it is known that who sends it holds a role. */
const lookAtSender = (world: World) => async (request: FastifyRequest) => {
  const { 'content-length': length = '0', 'transfer-encoding': unsaid } = request.headers
  if (Number(length) > LARGEST || unsaid !== undefined)
    await world.db.inTx((tx) => insider(tx, world, tokenOf(request)))
}

const isOfDesk = (path: AnyPath): path is DeskPath => Object.hasOwn(desk, path)

function pathOf({ url }: FastifyRequest): AnyPath | undefined {
  const path = url.slice(PREFIX.length).split(/[?#]/)[0] ?? ''
  return Object.hasOwn(calls, path) || Object.hasOwn(desk, path) ? (path as AnyPath) : undefined
}

const tokenOf = ({ headers }: FastifyRequest) =>
  /^Bearer\s+([\w-]{1,200})$/i.exec(headers.authorization ?? '')?.[1]

const headerOf = ({ headers }: FastifyRequest, name: string) => {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

/** What a call takes: nothing is read of one that is not answered yet, and a form only when the call asks for it. */
function bodyOf(request: FastifyRequest, call: Call) {
  if (call.later) return { json: {} }
  return call.upload
    ? { json: {}, form: (ended: AbortSignal) => formOf(request, ended) }
    : { json: jsonOf(request) }
}

const JSON_TYPE = /^application\/(json|[\w.-]+\+json)\s*(;|$)/i

/** Of bytes that are no text nothing is made up: what is kept, in a journal say, stays as it is for ever. */
const UTF8 = new TextDecoder('utf-8', { fatal: true })

/** The body, read; nothing at all is no fields, and what cannot be read is `undefined`, which `readBody` refuses. */
function jsonOf({ body, headers }: FastifyRequest): unknown {
  if (!(body instanceof Buffer) || body.length === 0) return {}
  if (!JSON_TYPE.test(headers['content-type'] ?? '')) return undefined
  try {
    return JSON.parse(UTF8.decode(body))
  } catch {
    return undefined
  }
}

const unread = (error: FastifyError): unknown => {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal('tooLarge')
  return (error.statusCode ?? 500) < 500 ? new Refusal('notJson') : error
}

/** A refusal in words; anything else is a bug or a broken part: told to the log, and to the caller by a reference. */
function failed(request: FastifyRequest, error: unknown): Answer {
  const locale = languageOf(request.headers['accept-language'])
  if (error instanceof Refusal) return refused(error, locale)
  const reference = request.id
  const call = pathOf(request)
  request.log.error({ reference, call, error: describe(error) }, 'failed')
  if (error instanceof InDoubt || mayBeDone(request, error))
    return refused(new Refusal('inDoubt'), locale)
  return refused(new Refusal('internal', { values: { reference } }), locale)
}

/**
 * Whether what was asked for may be done all the same: an earlier request with the same key may hold on to it, in a commit that
 * waits for its standby, say. What went wrong passes, so that asking again with the key will tell.
 */
const mayBeDone = (request: FastifyRequest, error: unknown) =>
  headerOf(request, 'idempotency-key') !== undefined && passes(error)
