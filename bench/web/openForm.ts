import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { staticForm } from './staticForm.ts'

/** What belongs to the one answer that it came with. */
const OF_THE_ANSWER =
  /^(content-(length|encoding)|transfer-encoding|connection|keep-alive|date|etag|vary)$/

/** Serves the page without a script as the service serves the app: compressed, and with the very same headers. */
export async function openForm(appUrl: string): Promise<{ url: string; close: () => void }> {
  const { headers } = await fetch(appUrl)
  const sent = Object.fromEntries([...headers].filter(([name]) => !OF_THE_ANSWER.test(name)))
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(staticForm) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  const policy = sent['content-security-policy'] ?? ''
  sent['content-security-policy'] = policy.replace(
    /style-src [^;]*/,
    `style-src 'self' 'sha256-${hash}'`,
  )
  const body = brotliCompressSync(staticForm)
  const server = createServer((_request, response) => {
    response.writeHead(200, { ...sent, 'content-encoding': 'br' }).end(body)
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
