import { memberAsks } from '#server/calls/memberAsks.ts'
import type { World } from '#server/calls/World.ts'
import { limit } from '#server/db/limit.ts'
import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { Actor } from '#server/desk/Actor.ts'
import { refuseDone } from '#server/desk/onceFor.ts'
import { perform } from '#server/desk/perform.ts'
import { worldOf } from '#server/desk/worldOf.ts'
import { type DeskBody, type DeskPath, desk } from '#shared/desk/index.ts'
import { type Answer, refused, succeeded } from './envelope.ts'
import type { Request } from './Request.ts'
import { readBody } from './readBody.ts'

type DeskRequest = Omit<Request, 'path'> & { path: DeskPath }

/** A call of the desk: like any other, but done by the room that the operator's command does it by. */
export async function deskAnswer(world: World, request: DeskRequest): Promise<Answer> {
  const { path, token, idempotencyKey: key, locale } = request
  try {
    // Nobody learns what a call takes who may not make it.
    await world.db.inTx((tx) => count(tx, world, { path, token }))
    const body = await readAsked(world, request)
    const who = (tx: Tx) => actorOf(tx, world, token)
    const asked = { path, body, who, key, overNet: true, locale }
    return succeeded(await perform(worldOf(world), asked))
  } catch (error) {
    if (error instanceof Refusal) return refused(error, locale)
    throw error
  }
}

/** What was sent. Refuses `keyReused` where it cannot be read (any more) and something was done under its key. */
async function readAsked(world: World, request: DeskRequest): Promise<DeskBody<DeskPath>> {
  const { path, token, idempotencyKey: key } = request
  try {
    return readBody(desk[path], request) as DeskBody<typeof path>
  } catch (error) {
    await world.db.inTx(async (tx) => refuseDone(tx, await actorOf(tx, world, token), key))
    throw error
  }
}

async function actorOf(tx: Tx, world: World, token: string | undefined): Promise<Actor> {
  const asker = await memberAsks(tx, token, world.clock.now())
  return { name: `member ${asker.id}`, member: asker.id, roles: asker.roles }
}

/** What reads all there is: more often than that nobody has to know it. */
const WHOLE: ReadonlySet<DeskPath> = new Set(['operator/checkLog', 'operator/audit'])

type Counted = { path: DeskPath; token: string | undefined }

/** Who asks, and holds a role. Refuses `signedOut` and `forbidden`. */
export async function insider(tx: Tx, world: World, token: string | undefined): Promise<Actor> {
  const actor = await actorOf(tx, world, token)
  if (actor.roles.length === 0) throw new Refusal('forbidden')
  return actor
}

/** Refuses `signedOut`, `forbidden` and `tooMany`. */
async function count(tx: Tx, world: World, { path, token }: Counted): Promise<void> {
  const { member } = await insider(tx, world, token)
  const now = world.clock.now()
  await limit(tx, { key: `desk:${member}`, burst: 120, perSecond: 10, now })
  if (WHOLE.has(path)) {
    await limit(tx, { key: `desk whole:${member}`, burst: 6, perSecond: 1 / 10, now })
  }
}
