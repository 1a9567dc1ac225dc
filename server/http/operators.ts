import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from './metrics.ts'
import { openApi } from './openApi.ts'

/** Networks that are one's own: figures about the service are for them. */
const own = new BlockList()
own.addSubnet('127.0.0.0', 8)
own.addSubnet('10.0.0.0', 8)
own.addSubnet('172.16.0.0', 12)
own.addSubnet('192.168.0.0', 16)
own.addAddress('::1', 'ipv6')
own.addSubnet('fc00::', 7, 'ipv6')

const isOwn = ({ ip }: FastifyRequest) => own.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')

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
    isOwn(request)
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
