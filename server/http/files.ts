import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import serveFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The app as it is built; gzip and brotli forms lie beside each file. */
export const DIST = fileURLToPath(new URL('../../dist/', import.meta.url))

/** Names that hold a hash of what is in the file. */
const HASHED = /\/assets\/[^/]+$/

/** For addresses that hold a hash of what is there. */
export const FOREVER = 'public, max-age=31536000, immutable'

/** The text of the page, and of the one that workers keep; nothing where the app is not built. */
export function readPages(dist: string): string {
  const files = ['index.html', 'kept.html'].map((name) => `${dist}/${name}`)
  return files.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')).join('\n')
}

/** For who asks for a page that is not there. */
export const NOT_FOUND = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Not found – 找不到頁面</title>
<p>There is nothing here. <a href="/">Go to the app</a></p>
<p lang="zh-Hant">這裡沒有任何內容。<a href="/">前往應用程式</a></p>
</html>
`

/** Serves the built app as it lies on the disk, precompressed. */
export async function files(app: FastifyInstance, dist: string): Promise<void> {
  if (existsSync(dist)) {
    await app.register(serveFiles, {
      root: dist,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        const name = path.replaceAll('\\', '/')
        response.setHeader('cache-control', HASHED.test(name) ? FOREVER : 'no-cache')
        // A cache that many share is not to give one form of a file to who cannot read it.
        response.setHeader('vary', 'accept-encoding')
      },
    })
  }
}
