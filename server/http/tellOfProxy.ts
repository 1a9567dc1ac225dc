import type { FastifyInstance } from 'fastify'
import { isOurs } from '#server/config/isOurs.ts'

/**
 * Warns once where a proxy says for whom it asks and nobody is believed, or where one is believed and does not say it, as nginx
 * does that was not told to: everybody is one caller then, to the limits and in the log. Of this machine or a private network
 * alone: what a stranger writes there says nothing.
 */
export function tellOfProxy(app: FastifyInstance, { believed }: { believed: boolean }): void {
  let told = false
  app.addHook('onRequest', async ({ method, headers, socket: { remoteAddress = '' }, log }) => {
    const isSaid = headers['x-forwarded-for'] !== undefined
    // What asks from here by itself, an alarm say, reads and posts nothing.
    const isAmiss = isSaid ? !believed : believed && method === 'POST'
    if (told || !isAmiss || !isOurs(remoteAddress)) return
    told = true
    log.warn(
      isSaid
        ? 'a proxy says for whom it asks, and is not believed: set TRUST_PROXY'
        : 'a proxy does not say for whom it asks: let it set X-Forwarded-For',
    )
  })
}
