import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openService, type Service } from '#server/testing/openService.ts'

let service: Service
let dist: string
const SCRIPT = 'document.documentElement.lang = "en"'
const PAGE = `<!doctype html><script>${SCRIPT}</script><script src="/assets/a-1.js"></script><style>p{}</style>`

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'bitwave-dist-'))
  await mkdir(join(dist, 'assets'))
  await writeFile(join(dist, 'index.html'), PAGE)
  await writeFile(join(dist, 'index.html.gz'), gzipSync(PAGE))
  await writeFile(join(dist, 'sw.js'), '1')
  await writeFile(join(dist, 'assets/a-1.js'), 'plain')
  await writeFile(join(dist, 'assets/a-1.js.br'), 'brotli')
  service = await openService({ dist, settings: { publicUrl: 'https://farm.invalid' } })
})
afterAll(async () => {
  await service.close()
  await rm(dist, { recursive: true })
})

const ask = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(service.url + path, init)
  return { response, text: await response.text() }
}
const post = (path: string, body?: string, headers: Record<string, string> = {}) =>
  ask(path, { method: 'POST', headers, ...(body === undefined ? {} : { body }) })

describe('the pages', () => {
  test('what is not there is a small page with status 404', async () => {
    const { response, text } = await ask('/nothing.html')
    expect(response.status).toBe(404)
    expect(text).toContain('找不到頁面')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test.each(['/%', '/%zz', '/a/%c3', '/avatars/%'])(
    'where nothing can be, %s, is a page that is not there',
    async (path) => {
      const { response, text } = await ask(path)
      expect(response.status).toBe(404)
      expect(text).toContain('找不到頁面')
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    },
  )

  test('a percent sign after the question mark is nobody’s trouble', async () => {
    expect((await ask('/?from=50%')).response.status).toBe(200)
  })

  test.each(['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/.env'])(
    '%s leads nowhere',
    async (path) => {
      expect((await ask(path)).response.status).toBeGreaterThanOrEqual(400)
    },
  )

  test('only our own scripts run, and the inline ones of the page by their hashes', async () => {
    const { response } = await ask('/')
    const policy = response.headers.get('content-security-policy') ?? ''
    const hash = Buffer.from(
      await crypto.subtle.digest('SHA-256', new TextEncoder().encode(SCRIPT)),
    ).toString('base64')
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}' http://127.0.0.1:9;`)
    expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/)
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types app form;")
    expect(policy).not.toContain('unsafe')
    expect(response.headers.get('strict-transport-security')).toContain('max-age=')
    expect(response.headers.get('x-frame-options')).toBe('DENY')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(response.headers.get('permissions-policy')).toMatch(
      /camera=\(\), geolocation=\(\), microphone=\(\)/,
    )
  })

  test('an app that was built anew may run its own new inline parts', async () => {
    const policy = async () =>
      (await ask('/')).response.headers.get('content-security-policy') ?? ''
    const before = await policy()
    await writeFile(join(dist, 'index.html'), PAGE.replace(SCRIPT, 'another()'))
    expect(await policy()).not.toBe(before)
    await writeFile(join(dist, 'index.html'), PAGE)
    expect(await policy()).toBe(before)
  })

  test('the page and the worker are asked for anew each time, hashed files never again', async () => {
    const cached = async (path: string) => (await ask(path)).response.headers.get('cache-control')
    expect(await cached('/')).toBe('no-cache')
    expect(await cached('/sw.js')).toBe('no-cache')
    expect(await cached('/assets/a-1.js')).toBe('public, max-age=31536000, immutable')
  })

  test('the compressed form that lies beside a file is served to those who take it', async () => {
    const raw = async (path: string, encoding: string) => {
      const response = await fetch(service.url + path, { headers: { 'accept-encoding': encoding } })
      return response.headers.get('content-encoding')
    }
    // The brotli form here is no brotli, so only its header is looked at.
    expect(await raw('/assets/a-1.js', 'br, gzip')).toBe('br')
    expect(await raw('/assets/a-1.js', 'identity')).toBeNull()
    expect(await raw('/', 'gzip')).toBe('gzip')
    expect(gunzipSync(gzipSync(PAGE)).toString()).toBe(PAGE)
  })

  test.each(['br', 'identity'])(
    'no cache gives the form for %s to who takes another',
    async (encoding) => {
      for (const path of ['/', '/assets/a-1.js']) {
        const response = await fetch(service.url + path, {
          headers: { 'accept-encoding': encoding },
        })
        expect(response.headers.get('vary')).toBe('accept-encoding')
      }
    },
  )

  test('what a page reports is counted', async () => {
    const { response } = await post('/csp-report', '{"csp-report":{}}', {
      'content-type': 'application/csp-report',
    })
    expect(response.status).toBe(204)
    expect((await ask('/metrics')).text).toContain('bitwave_csp_violations_total 1')
  })
})

test('the contract is published as OpenAPI, amounts as the wire has them', async () => {
  const { text } = await ask('/openapi.json')
  const { openapi, paths } = JSON.parse(text)
  expect(openapi).toBe('3.1.0')
  const { post: pledge } = paths['/api/product/pledge']
  expect(pledge.security).toEqual([{ token: [] }])
  expect(pledge.parameters.map(({ name }: { name: string }) => name)).toContain('Idempotency-Key')
  const { amount } = pledge.requestBody.content['application/json'].schema.properties
  expect(amount.type).toBe('string')
})
