import type { FastifyInstance } from 'fastify'
import { isOurs } from './isOurs.ts'

/**
 * Warns once where a proxy says for whom it asks and nobody is believed: everybody is one caller then, to the limits and in
 * the log. Of this machine or a private network alone: what a stranger writes there says nothing.
 */
export function tellOfProxy(app: FastifyInstance): void {
  let told = false
  app.addHook('onRequest', async ({ headers, socket: { remoteAddress = '' }, log }) => {
    if (told || headers['x-forwarded-for'] === undefined || !isOurs(remoteAddress)) return
    told = true
    log.warn('a proxy says for whom it asks, and is not believed: set TRUST_PROXY')
  })
}
