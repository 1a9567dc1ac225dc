import type { World } from '#server/calls/World.ts'
import { whoAsks } from '#server/calls/whoAsks.ts'
import { limit } from '#server/db/limit.ts'
import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { Actor } from '#server/desk/Actor.ts'
import { perform } from '#server/desk/perform.ts'
import { worldOf } from '#server/desk/worldOf.ts'
import { type DeskBody, type DeskPath, desk } from '#shared/desk/index.ts'
import { type Answer, refused, succeeded } from './envelope.ts'
import type { Request } from './Request.ts'
import { readBody } from './readBody.ts'

/** A call of the desk: like any other, but done by the room that the operator's command does it by. */
export async function deskAnswer(
  world: World,
  request: Omit<Request, 'path'> & { path: DeskPath },
): Promise<Answer> {
  const { path, token, idempotencyKey: key, locale } = request
  try {
    // Nobody learns what a call takes who may not make it.
    await world.db.inTx((tx) => count(tx, world, token))
    const body = readBody(desk[path], request) as DeskBody<typeof path>
    const who = (tx: Tx) => actorOf(tx, world, token)
    return succeeded(await perform(worldOf(world), { path, body, who, key, locale }))
  } catch (error) {
    if (error instanceof Refusal) return refused(error, locale)
    throw error
  }
}

async function actorOf(tx: Tx, world: World, token: string | undefined): Promise<Actor> {
  const asker = await whoAsks(tx, token, world.clock.now())
  if (!asker) throw new Refusal('signedOut')
  return { name: `member ${asker.id}`, member: asker.id, roles: asker.roles }
}

/** Refuses `signedOut`, `forbidden` and `tooMany`. */
async function count(tx: Tx, world: World, token: string | undefined): Promise<void> {
  const { member, roles } = await actorOf(tx, world, token)
  if (roles.length === 0) throw new Refusal('forbidden')
  await limit(tx, { key: `desk:${member}`, burst: 120, perSecond: 10, now: world.clock.now() })
}
