import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { vi } from 'vitest'

/** What a call sent. */
type Heard = {
  url: string
  method: string
  headers: IncomingMessage['headers']
  body: unknown
}

type Reply = (heard: Heard, response: ServerResponse) => void

const kept = new Map<string, string>()

/** Local storage as the browser has it; what is no such thing is a stand-in (`src/session/stand-in-storage.ts`). */
class Storage {
  getItem = (key: string) => kept.get(key) ?? null
  setItem = (key: string, value: string) => void kept.set(key, value)
  removeItem = (key: string) => void kept.delete(key)
}

/** A page on an origin that a real HTTP server answers; `reply` may be exchanged between the tests. */
export async function listen() {
  const heard: Heard[] = []
  const site = { heard, kept, reply: (() => {}) as Reply, stop: () => {}, origin: '' }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { url = '', method = '', headers } = request
    const text = String(Buffer.concat(chunks))
    const isForm = headers['content-type']?.startsWith('multipart/form-data')
    const it = { url, method, headers, body: isForm ? text : JSON.parse(text || 'null') }
    heard.push(it)
    site.reply(it, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the server has no port')
  site.origin = `http://127.0.0.1:${address.port}`
  site.stop = () => {
    server.closeAllConnections()
    server.close()
  }
  stubBrowser(site.origin)
  return site
}

/** In a page addresses are relative to it, and there is a storage whose keys can be listed. */
function stubBrowser(origin: string) {
  const OwnRequest = globalThis.Request
  vi.stubGlobal(
    'Request',
    class extends OwnRequest {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, origin) : input, init)
      }
    },
  )
  vi.stubGlobal('Storage', Storage)
  vi.stubGlobal(
    'localStorage',
    new Proxy(new Storage(), {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  )
}

/** The envelope of decisions §9. */
export const envelope = (code: number, rest: Record<string, unknown> = {}): Reply =>
  function answer(_, response) {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ code, message: '', result: null, ...rest }))
  }
