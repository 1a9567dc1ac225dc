import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isOurs } from '#server/config/isOurs.ts'
import type { Metrics } from './metrics.ts'
import { openApi } from './openApi.ts'

/** Largest report of a page, bytes, and how many of them the log takes in a minute. */
const REPORT = 16_384
const REPORTS_A_MINUTE = 20

type Looks = { metrics: Metrics; ready: () => Promise<boolean> }

/** What operators and their tools look at (contract: GET /healthz, /readyz, /metrics, /openapi.json). */
export function operators(app: FastifyInstance, { metrics, ready }: Looks): void {
  app.get('/healthz', (_, reply) => reply.header('cache-control', 'no-store').send({ live: true }))

  app.get('/readyz', async (_, reply) => {
    const isReady = await ready().catch(() => false)
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready: isReady })
  })

  app.get('/metrics', (request, reply) =>
    isInside(request)
      ? reply
          .type('text/plain; version=0.0.4; charset=utf-8')
          .header('cache-control', 'no-store')
          .send(metrics.text())
      : reply.callNotFound(),
  )

  const contract = openApi()
  app.get('/openapi.json', (_, reply) => reply.header('cache-control', 'no-cache').send(contract))

  let minute = 0
  let logged = 0
  app.post('/csp-report', { bodyLimit: REPORT }, (request, reply) => {
    metrics.violated()
    const now = Math.floor(performance.now() / 60_000)
    if (now !== minute) logged = 0
    minute = now
    logged += 1
    if (logged <= REPORTS_A_MINUTE) {
      request.log.warn({ report: String(request.body).slice(0, 1_000) }, 'csp violation')
    }
    return reply.code(204).send()
  })
}

/** Through a proxy that is not believed, of our own network say, comes anybody. */
const isInside = ({ ip, ips, headers }: FastifyRequest): boolean =>
  isOurs(ip) && (headers['x-forwarded-for'] === undefined || (ips?.length ?? 1) > 1)
