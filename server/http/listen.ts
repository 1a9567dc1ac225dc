import { statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import type { FastifyError, FastifyInstance } from 'fastify'
import type { World } from '#server/calls/World.ts'
import type { Config } from '#server/config/readConfig.ts'
import { api, isForApi } from './api.ts'
import { DIST, files, NOT_FOUND, readPages } from './files.ts'
import { forms } from './forms.ts'
import { makeMetrics } from './metrics.ts'
import { operators } from './operators.ts'
import { pageHeaders } from './pageHeaders.ts'
import { pictures } from './pictures.ts'

export type Listening = {
  /** The built app; the project's own `dist` when not named. */
  dist?: string
  /** Whether everything that calls need is there. */
  ready: () => Promise<boolean>
  /** Figures of other parts, for Prometheus. */
  gauges?: () => Record<string, number>
}

/** Opens the service's door: calls, the app's files, and what operators look at. Answers where. */
export async function listen(
  app: FastifyInstance,
  world: World,
  { dist = DIST, ready, gauges = () => ({}) }: Listening,
): Promise<{ url: string }> {
  const headers = headersNow(world.config, dist)
  app.addHook('onSend', async (_, reply) => {
    // What an answer says of itself stands.
    reply.headers({ ...headers(), ...reply.getHeaders() })
  })
  // Whatever comes is taken as it is: what it should have been is said by the call that it was for.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))

  const metrics = makeMetrics(gauges)
  const { handle, refuse } = api(app, world, metrics)
  forms(app, handle)
  pictures(app, world)
  operators(app, { metrics, ready })
  app.setNotFoundHandler((request, reply) =>
    isForApi(request)
      ? handle(request, reply)
      : reply
          .code(404)
          .type('text/html; charset=utf-8')
          .header('cache-control', 'no-cache')
          .send(NOT_FOUND),
  )
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isForApi(request)) return refuse(error, request, reply)
    return reply
      .code(error.statusCode ?? 500)
      .type('text/plain; charset=utf-8')
      .send('')
  })
  // Last: waiting for a plugin settles which handlers the routes before it have.
  await files(app, dist)
  await app.listen({ host: world.config.host, port: world.config.port })
  const { port } = app.server.address() as AddressInfo
  return { url: `http://${world.config.host}:${port}` }
}

/** The headers for the page as it lies on the disk now: an app that was built anew has other inline parts. */
function headersNow(config: Config, dist: string) {
  let known = { built: Number.NaN, headers: {} }
  return (): Record<string, string> => {
    const built = statSync(`${dist}/index.html`, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (built !== known.built) known = { built, headers: pageHeaders(config, readPages(dist)) }
    return known.headers
  }
}
