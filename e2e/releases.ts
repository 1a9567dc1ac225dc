import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { farm } from './farm.ts'

/** Names that hold a hash of what is in the file, with the build that they are of: none is the first. */
const PART = /-([\w-]{8})(?:\.b(\d+))?\.(js|css)/g

/** In front of the farm: serves its app as if it had been built anew, with other names for every part. */
export type Releases = {
  url: string
  /** Puts the next build in the place of the one that is served. */
  release: () => void
  /** The parts of builds before this many releases are gone; all are kept when it is not said. */
  keep: (generations: number) => void
  /** This part is gone in every build. */
  lose: (part: string) => void
  /** Calls are answered so many milliseconds later than they are made. */
  delay: (milliseconds: number) => void
  close: () => Promise<void>
}

/** On a port that is free, or on the one of another that was closed. */
export async function openReleases(port = 0): Promise<Releases> {
  let build = 0
  let generations = Number.POSITIVE_INFINITY
  let lost: string | undefined
  let delay = 0

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? '/'
    const [[, , of = '0'] = []] = [...path.matchAll(PART)]
    const gone =
      path.startsWith('/assets/') &&
      (build - Number(of) >= generations || (lost !== undefined && path.includes(lost)))
    if (path.startsWith('/api/')) await new Promise((resolve) => setTimeout(resolve, delay))
    const told = await ask(request, path.replaceAll(PART, '-$1.$3'))
    const type = told.headers.get('content-type') ?? ''
    const isText = /javascript|html|css/.test(type)
    const body = Buffer.from(await told.arrayBuffer())
    const served = path.startsWith('/assets/') ? Number(of) : build
    response.writeHead(gone ? 404 : told.status, {
      'content-type': type,
      'cache-control': 'no-cache',
      ...pick(told.headers, ['date', 'retry-after']),
    })
    if (gone) response.end()
    else response.end(isText && served > 0 ? asBuild(body.toString(), served) : body)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address() as AddressInfo
  return {
    url: `http://localhost:${address.port}`,
    release: () => {
      build += 1
    },
    keep: (kept) => {
      generations = kept
    },
    lose: (part) => {
      lost = part
    },
    delay: (milliseconds) => {
      delay = milliseconds
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Every part under another name, the page with another revision, and the version one further. */
const asBuild = (text: string, build: number) =>
  text
    .replaceAll(PART, `-$1.b${build}.$3`)
    .replaceAll(/("revision":"\w+)(","url":"kept\.html")/g, `$1${build}$2`)
    .replaceAll(/([`"])0\.1\.0\1/g, `$10.1.${build}$1`)

async function ask(request: IncomingMessage, path: string): Promise<Response> {
  const { method = 'GET', headers } = request
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return fetch(`${farm.appUrl}${path}`, {
    method,
    headers: {
      ...pick(new Headers(headers as Record<string, string>), [
        'authorization',
        'content-type',
        'accept-language',
        'idempotency-key',
      ]),
      'accept-encoding': 'identity',
    },
    ...(parts.length > 0 && { body: Buffer.concat(parts) }),
  })
}

const pick = (headers: Headers, names: readonly string[]) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
