import { randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushMessage } from '#shared/push-message.ts'
import { type Claims, decrypt, makeKeys, verify } from './push-crypto.ts'

/** A push as it arrived: what it says once the browser has decrypted it, and what the service said of itself. */
type Arrived = {
  headers: IncomingHttpHeaders
  message: PushMessage
  claims: Claims
}

type Reply = { status: number; headers?: Record<string, string> }

/** A push service of our own, on loopback: takes pushes for its browsers, opens them, and says what it is told to say. */
export async function startPushService() {
  let reply: Reply = { status: 201 }
  const takers = new Map<string, (headers: IncomingHttpHeaders, body: Buffer) => void>()
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    takers.get(request.url ?? '')?.(request.headers, Buffer.concat(parts))
    response.writeHead(reply.status, reply.headers).end('x'.repeat(100_000))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  /** A browser that is subscribed here, and what has come to it. */
  const browser = () => {
    const path = `/push/${randomBytes(16).toString('hex')}`
    const { keys, secrets } = makeKeys()
    const arrived: Arrived[] = []
    takers.set(path, (headers, body) => {
      const claims = verify(headers.authorization ?? '')
      arrived.push({ headers, claims, message: JSON.parse(decrypt(body, secrets)) })
    })
    return { subscription: { endpoint: url + path, keys }, arrived }
  }
  return {
    url,
    browser,
    /** What is answered from now on. */
    say: (next: Reply) => {
      reply = next
    },
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

export type PushService = Awaited<ReturnType<typeof startPushService>>
