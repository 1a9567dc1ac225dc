import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Ready } from '#devnet/startDevnet.ts'

/** A page as strict as the app's, of an origin of its own, that imports the devnet's wallet. */
export async function serveApp({ pageUrl, rpcUrl }: Ready) {
  const csp = [
    "default-src 'none'",
    `script-src 'self' ${pageUrl}`,
    "style-src 'self'",
    `connect-src 'self' ${pageUrl} ${rpcUrl}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
  const files: Record<string, [type: string, body: string]> = {
    '/': ['text/html', '<!doctype html><html lang="en"><body><script src="/app.js"></script>'],
    '/app.js': ['text/javascript', script(pageUrl)],
  }
  const server = createServer(({ url = '/' }, response) => {
    const [type, body] = files[url] ?? ['text/plain', '']
    response.setHeader('content-security-policy', csp)
    response.setHeader('content-type', type)
    response.end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** What the page's script keeps where a test can reach it. */
export type AppWindow = {
  told: [event: string, data: unknown][]
  wallet: { provider: Provider; info: { name: string; rdns: string; icon: string; uuid: string } }
}

type Provider = {
  request(asked: { method: string; params: unknown[] }): Promise<unknown>
}

const script = (pageUrl: string) => `
  globalThis.told = []
  addEventListener('eip6963:announceProvider', ({ detail }) => {
    globalThis.wallet = detail
  })
  import('${pageUrl}/wallet.js').then(() => {
    for (const event of ['connect', 'accountsChanged', 'chainChanged']) {
      wallet.provider.on(event, (data) => told.push([event, data]))
    }
  })`
