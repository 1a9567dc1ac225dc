import { randomBytes } from 'node:crypto'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Config } from '#server/config/readConfig.ts'
import { limits } from '#shared/limits.ts'
import { tellOfProxy } from './tellOfProxy.ts'
import { unheard } from './unheard.ts'

/**
 * Largest body that is read of anybody, bytes: more than any call of members takes. So many at once as there are connections
 * lie in the memory, until they are whole or late.
 */
export const LARGEST = 65_536

/** How long nothing may come or go on a connection, milliseconds: longer than any call takes. Who never reads would keep it for ever. */
const QUIET = 2 * limits.writeTimeout

/** Whose X-Forwarded-For is believed: so many proxies before us, or these addresses. */
function trusted(trustProxy: string | undefined) {
  if (trustProxy === undefined) return false
  const hops = /^\d+$/.test(trustProxy) ? Number(trustProxy) : undefined
  return hops === undefined ? trustProxy : (_: string, hop: number) => hop < hops
}

/** An address whose percent signs mean nothing is one where nothing is, like any other. */
function readable(url: string): string {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return url
  } catch {
    return url.replaceAll('%', '%25')
  }
}

type Settings = Pick<Config, 'logLevel' | 'production' | 'trustProxy'> & { quiet?: number }

export function makeApp(settings: Settings): FastifyInstance {
  const { logLevel, production, trustProxy, quiet = QUIET } = settings
  const app = fastify({
    // Standard output is for the one line that tells that the service is ready.
    logger: { level: logLevel, base: null, messageKey: 'event', stream: process.stderr },
    logController: new LogController({ disableRequestLogging: true }),
    // Told to whoever asks and written beside what the log says of it.
    genReqId: () => randomBytes(5).toString('hex'),
    bodyLimit: LARGEST,
    trustProxy: trusted(trustProxy),
    // As long as the app waits for what takes long, such as a picture over a weak line.
    requestTimeout: limits.writeTimeout,
    connectionTimeout: quiet,
    forceCloseConnections: 'idle',
    clientErrorHandler: unheard,
    rewriteUrl: ({ url = '/' }) => readable(url),
  })
  if (production) tellOfProxy(app, { believed: trustProxy !== undefined })
  return app
}
