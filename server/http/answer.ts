import * as z from 'zod/mini'
import type { Handler } from '#server/calls/Handler.ts'
import { handlers } from '#server/calls/index.ts'
import { memberAsks } from '#server/calls/memberAsks.ts'
import { readUpload } from '#server/calls/readUpload.ts'
import type { World } from '#server/calls/World.ts'
import { whoAsks } from '#server/calls/whoAsks.ts'
import { limit } from '#server/db/limit.ts'
import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { refusePaused } from '#server/pauses/refusePaused.ts'
import type { Call } from '#shared/api/call.ts'
import { calls } from '#shared/api/index.ts'
import { beforeMoney } from './beforeMoney.ts'
import { type Answer, refused, succeeded } from './envelope.ts'
import { once, unreadable } from './once.ts'
import type { Request } from './Request.ts'
import { readBody } from './readBody.ts'
import { together } from './together.ts'

/** One call: who asks, what they ask, what we say. Above it is HTTP, below it is the business. Throws only bugs. */
export async function answer(world: World, request: Request): Promise<Answer> {
  try {
    const call: Call = calls[request.path]
    if (call.later) throw new Refusal('notYet')
    const asked = call.upload
      ? await readForm(world, request, call)
      : await readAsked(world, request, call)
    if ('text' in asked) return asked
    const { body } = asked
    const handler = (handlers as Record<string, unknown>)[request.path] as Handler<never>
    if (typeof handler === 'function') return await writing(world, request, { call, handler, body })
    if ('look' in handler) return await looking(world, request, { call, handler, body })
    if ('together' in handler) return await together(world, request, { call, handler, body })
    return succeeded(await free(world, request, { call, handler, body }))
  } catch (error) {
    if (error instanceof Refusal) return refused(error, request.locale)
    throw error
  }
}

type Read = { body: unknown }

/**
 * What was sent, or what is said to a body that cannot be read (any more) under its key. Who may not make the call is told so,
 * whatever they sent: what it takes is for those who may.
 */
async function readAsked(world: World, request: Request, call: Call): Promise<Read | Answer> {
  try {
    return { body: readBody(call, request, world.config.passwordMin) }
  } catch (error) {
    if (call.who !== 'member' || !(error instanceof Refusal)) throw error
    const now = world.clock.now()
    const told = await world.db.inTx(async (tx) => {
      const member = await memberAsks(tx, request.token, now)
      return call.money && unreadable(tx, request, { member, now, refusal: error })
    })
    if (told) return told
    throw error
  }
}

/** Files are large, so nobody's are read before it is known who sends them, and how many they have sent. */
async function readForm(world: World, request: Request, call: Call): Promise<Read> {
  const now = world.clock.now()
  const key = await world.db.inTx(async (tx) => {
    const asker = await askerOf(tx, { call, token: request.token, now })
    const key = `upload:${asker?.id ?? request.address}`
    await limit(tx, { key, burst: 10, perSecond: 1 / 60, now })
    return key
  })
  const from = { sender: key, network: request.address }
  const json = (await readUpload(from, async (ended) => request.form?.(ended))) ?? request.json
  return { body: readBody(call, { ...request, json }) }
}

type Asking = { call: Call; token: string | undefined; now: Date }

/** Who asks, where it may be nobody but for a call of members. */
const askerOf = (tx: Tx, { call, token, now }: Asking) =>
  (call.who === 'member' ? memberAsks : whoAsks)(tx, token, now)

/** Who asks and what, for what has no transaction. */
async function askedOf(world: World, request: Request, body: unknown) {
  const now = world.clock.now()
  const call: Call = calls[request.path]
  const member = await world.db.inTx((tx) => askerOf(tx, { call, token: request.token, now }))
  const { locale, address } = request
  return { world, member, body, now, locale, address } as never
}

type Answering<H> = { call: Call; handler: H; body: unknown }
type Freely = { free: (asked: never) => Promise<unknown> }
type Looked = {
  check: (asked: never) => Promise<void>
  look: (asked: never) => Promise<Work['handler']>
}

async function free(world: World, request: Request, { call, handler, body }: Answering<Freely>) {
  const result = await handler.free(await askedOf(world, request, body))
  return z.encode(call.result, result as never)
}

/** What is done in one transaction; a call of money is counted in one before, and nobody holds its network's count meanwhile. */
async function writing(world: World, request: Request, asked: Answering<Work['handler']>) {
  const { call, body } = asked
  const said = call.money && (await beforeMoney(world, request, { body }))
  return said ?? world.db.inTx((tx) => inTx(world, request, { tx, ...asked }))
}

async function looking(world: World, request: Request, asked: Answering<Looked>) {
  const { call, body } = asked
  const said = await beforeMoney(world, request, { body, check: asked.handler.check })
  if (said) return said
  const handler = await asked.handler.look(await askedOf(world, request, body))
  return world.db.inTx((tx) => inTx(world, request, { tx, call, handler, body }))
}

type Work = {
  tx: Tx
  call: Call
  handler: (asked: never) => Promise<unknown>
  body: unknown
}

async function inTx(world: World, request: Request, work: Work): Promise<Answer> {
  const { tx, call, handler, body } = work
  const { locale, address } = request
  const now = world.clock.now()
  const member = call.who === 'member' ? await memberAsks(tx, request.token, now) : undefined
  const run = async (journal?: string) => {
    await refusePaused(tx, request.path, locale)
    const result = await handler({
      tx,
      world,
      member,
      body,
      now,
      locale,
      address,
      journal,
    } as never)
    // Encoded before the transaction ends, so that an answer which breaks the contract undoes itself.
    return succeeded(z.encode(call.result, result as never))
  }
  return call.money && member ? once(request, { tx, member, now, run }) : run()
}
