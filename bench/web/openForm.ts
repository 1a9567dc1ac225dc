import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import type { Tab } from './openTab.ts'
import { staticForm } from './staticForm.ts'

/** What belongs to the one answer that it came with. */
const OF_THE_ANSWER =
  /^(content-(length|encoding)|transfer-encoding|connection|keep-alive|date|etag|vary)$/

/** A worker that keeps the page, and has the browser take it out of the cache by itself, as the app's does. */
const worker = `oninstall = (event) => {
  event.addRoutes?.([{ condition: { urlPattern: { pathname: '/' } }, source: 'cache' }])
  event.waitUntil(caches.open('form').then((it) => it.add('/')).then(() => skipWaiting()))
}
onactivate = (event) => event.waitUntil(clients.claim())
onfetch = (event) => event.respondWith(caches.match(event.request).then((it) => it ?? fetch(event.request)))`

/**
 * Serves the page without a script as the service serves the app: compressed, and with the very same headers; and at `/sw.js`
 * a worker that keeps it, which is registered by nobody but who asks for it.
 */
export async function openForm(appUrl: string): Promise<{ url: string; close: () => void }> {
  const { headers } = await fetch(appUrl)
  const sent = Object.fromEntries([...headers].filter(([name]) => !OF_THE_ANSWER.test(name)))
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(staticForm) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  const policy = sent['content-security-policy'] ?? ''
  sent['content-security-policy'] = policy
    .replace(/style-src [^;]*/, `style-src 'self' 'sha256-${hash}'`)
    // It makes no script of a text, and asks for its worker by an address.
    .replace(/require-trusted-types-for [^;]*;/, '')
  const body = brotliCompressSync(staticForm)
  const server = createServer(({ url }, response) => {
    if (url === '/sw.js')
      response.writeHead(200, { ...sent, 'content-type': 'text/javascript' }).end(worker)
    else response.writeHead(200, { ...sent, 'content-encoding': 'br' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Has the browser keep the page for when it is not served any more. */
export async function keepForm(url: string, tab: Tab): Promise<void> {
  await tab.open(url)
  await tab.run(async () => {
    await navigator.serviceWorker.register('/sw.js')
    await navigator.serviceWorker.ready
  }, null)
  await tab.close()
}
