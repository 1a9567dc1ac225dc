import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What one path answers. A body is JSON unless it comes with a type. Throws `BadRequest` to say no. */
export type Answer = { status?: number; type?: string; body: unknown }
type Route = (request: { params: string[]; json: unknown }) => Answer | Promise<Answer>

/** The routes by method and path; `*` in a path stands for one part of it. */
export type Routes = Record<string, Route>

/** The request was wrong; told as it is. */
export class BadRequest extends Error {
  override name = 'BadRequest'
}

export type Site = { url: string; port: number; stop(): Promise<void> }

const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

/** Pages of this machine and of the home network may ask; a page from elsewhere may not use the wallet behind its back. */
const NEAR =
  /^(localhost|\[::1\]|127\.\d+\.\d+\.\d+|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(1[6-9]|2\d|3[01])\.\d+\.\d+|[\w-]+\.local)$/

const isNear = (url: string) => URL.canParse(url) && NEAR.test(new URL(url).hostname)

/** Serves the routes on loopback. */
export async function serve(port: number, routes: Routes): Promise<Site> {
  const server = createServer((request, response) => {
    void respond(routes, request, response)
  })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject)
  server.listen(port, '127.0.0.1', () => resolve())
  await promise
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${taken}`,
    port: taken,
    stop() {
      const closed = new Promise<void>((done) => server.close(() => done()))
      server.closeAllConnections()
      return closed
    },
  }
}

async function respond(routes: Routes, request: IncomingMessage, response: ServerResponse) {
  const { origin, host } = request.headers
  const asker = origin && origin !== 'null' && isNear(origin) ? origin : undefined
  const headers = {
    'content-security-policy': CSP,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    vary: 'origin',
    ...(asker && {
      'access-control-allow-origin': asker,
      'access-control-allow-headers': 'content-type',
      'access-control-allow-private-network': 'true',
    }),
  }
  const allowed = isNear(`http://${host}`) && (!origin || asker)
  const answer = allowed ? await answerTo(routes, request) : refusal(403, 'Not from there')
  const { status = 200, type = 'application/json', body } = answer
  response.writeHead(status, { ...headers, 'content-type': `${type}; charset=utf-8` })
  response.end(type === 'application/json' ? JSON.stringify(body) : body)
}

const refusal = (status: number, error: string): Answer => ({ status, body: { error } })

async function answerTo(routes: Routes, request: IncomingMessage): Promise<Answer> {
  if (request.method === 'OPTIONS') return { body: {} }
  const { pathname } = new URL(request.url ?? '/', 'http://devnet')
  const found = find(routes, request.method ?? 'GET', pathname)
  if (!found) return refusal(404, 'There is nothing here')
  try {
    const json = request.method === 'POST' ? await readJsonBody(request) : undefined
    return await found.route({ params: found.params, json })
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    return refusal(cause instanceof BadRequest ? 400 : 500, message)
  }
}

function find(routes: Routes, method: string, path: string) {
  for (const [key, route] of Object.entries(routes)) {
    const pattern = new RegExp(`^${key.replaceAll('.', '\\.').replaceAll('*', '([^/]+)')}$`)
    const match = pattern.exec(`${method} ${path}`)
    if (match) return { route, params: match.slice(1) }
  }
  return
}

async function readJsonBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  try {
    return JSON.parse(Buffer.concat(chunks).toString() || '{}')
  } catch {
    throw new BadRequest('The body is not JSON')
  }
}
