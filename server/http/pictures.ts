import type { FastifyInstance } from 'fastify'
import { pictureOf } from '#server/calls/pictureOf.ts'
import type { World } from '#server/calls/World.ts'
import { FOREVER } from './files.ts'

/** For what a stranger gave: should a browser ever take it for a page, it is one that may do nothing. */
const STRANGERS = "default-src 'none'; frame-ancestors 'none'; sandbox"

type Named = { Params: { hash: string } }

/** Serves the members' pictures: an address holds the hash of what is there, so it is never asked for again. */
export function pictures(app: FastifyInstance, world: World): void {
  app.get<Named>('/avatars/:hash(^[0-9a-f]{64}$).webp', async ({ params }, reply) => {
    const picture = await pictureOf(world, params.hash)
    if (!picture) return reply.callNotFound()
    return reply
      .type('image/webp')
      .header('cache-control', FOREVER)
      .header('content-security-policy', STRANGERS)
      .send(picture)
  })
}
