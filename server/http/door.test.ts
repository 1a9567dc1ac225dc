import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { InDoubt } from '#server/db/InDoubt.ts'
import { openService, ownService, type Service } from '#server/testing/openService.ts'
import { calls, type Path } from '#shared/api/index.ts'

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
const envelope = (code: number, message: string) => JSON.stringify({ code, message, result: null })

describe('what is not a call', () => {
  test.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is told to post', async (method) => {
    const { response, text } = await ask('/api/home/notice', { method })
    expect(response.status).toBe(200)
    expect(text).toBe(envelope(400, 'This call takes POST.'))
  })

  test.each([
    '/api/',
    '/api/home',
    '/api/home/notice/',
    '/api/constructor',
    '/api/%zz',
    '/api/HOME/notice',
  ])('%s is no call', async (path) => {
    const { response, text } = await post(path, '{}', { 'content-type': 'application/json' })
    expect(response.status).toBe(200)
    expect(text).toBe(envelope(400, 'There is no such call.'))
  })

  test.each([
    ['not JSON at all', '{', 'application/json'],
    ['a list', '[]', 'application/json'],
    ['nothing but null', 'null', 'application/json'],
    ['another content type', '{}', 'text/plain'],
    ['a form', 'a=1', 'application/x-www-form-urlencoded'],
  ])('%s is refused', async (_, body, type) => {
    const { response, text } = await post('/api/home/notice', body, { 'content-type': type })
    expect(response.status).toBe(200)
    expect(text).toBe(envelope(400, 'The request could not be read. Send JSON.'))
  })

  test('more than a megabyte is refused, in the language of the caller', async () => {
    const { response, text } = await post('/api/home/notice', 'x'.repeat(1_100_000), {
      'content-type': 'application/json',
      'accept-language': 'zh-TW,en;q=0.5',
    })
    expect(response.status).toBe(200)
    expect(text).toBe(envelope(400, '請求內容過大。'))
  })

  test('a body that says it is longer than it is gets no stack trace', async () => {
    const said = await new Promise<string>((resolve) => {
      const { port } = new URL(service.url)
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.end(
          'POST /api/home/notice HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{}',
        )
      })
      let all = ''
      socket.on('data', (part) => {
        all += String(part)
      })
      socket.on('close', () => resolve(all))
    })
    expect(said).not.toMatch(/\bat .*\.(ts|js):/)
  })
})

test.each([
  ['a NUL, which no database keeps', '"a\\u0000b"'],
  ['nesting without end', '['.repeat(50_000) + ']'.repeat(50_000)],
])('%s is refused by the name of its field', async (_, value) => {
  const body = `{"key":${value}}`
  const { text } = await post('/api/home/columDetail', body, { 'content-type': 'application/json' })
  expect(JSON.parse(text)).toMatchObject({ code: 400, field: 'key' })
})

test('no body at all is no fields', async () => {
  const { text } = await post('/api/home/ad')
  expect(JSON.parse(text)).toEqual({ code: 200, message: '', result: { list: [] } })
})

test.each(Object.keys(calls).filter((path) => 'later' in calls[path as Path]))(
  '%s is not answered yet and says so, whatever it was sent',
  async (path) => {
    const { text } = await post(`/api/${path}`, '{', { 'content-type': 'text/plain' })
    expect(text).toBe(envelope(400, 'Not available yet'))
  },
)

test('a bug is told by a reference alone, and nothing of it leaves the service', async () => {
  const broken = await ownService({
    db: { inTx: () => Promise.reject(new Error('secret detail')), close: async () => {} },
  })
  const { code, message, status, response } = await broken.call('home/notice')
  expect([status, code]).toEqual([200, 500])
  expect(message).toMatch(
    /^Something went wrong on our side\. Nothing was changed\. Reference [0-9a-f]{10}$/,
  )
  expect(message).toContain(response.headers.get('x-request-id'))
  expect(JSON.stringify([...response.headers])).not.toContain('secret')
})

test('what nobody can tell is told as that', async () => {
  const doubt = () => Promise.reject(new InDoubt({ cause: new Error('gone') }))
  const broken = await ownService({ db: { inTx: doubt, close: async () => {} } })
  const { code, message } = await broken.call('home/notice')
  expect(code).toBe(500)
  expect(message).toMatch(/will not be done twice/)
})

test('answers are kept by nobody', async () => {
  const { response } = await post('/api/home/ad')
  expect(response.headers.get('cache-control')).toBe('no-store')
})

describe('the pages', () => {
  test('what is not there is a small page with status 404', async () => {
    const { response, text } = await ask('/nothing.html')
    expect(response.status).toBe(404)
    expect(text).toContain('找不到頁面')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
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
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types app;")
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

  test('what a page reports is counted', async () => {
    const { response } = await post('/csp-report', '{"csp-report":{}}', {
      'content-type': 'application/csp-report',
    })
    expect(response.status).toBe(204)
    expect((await ask('/metrics')).text).toContain('bitwave_csp_violations_total 1')
  })
})

test('operators see that it lives, is ready, and what it answered', async () => {
  expect((await ask('/healthz')).response.status).toBe(200)
  expect((await ask('/readyz')).response.status).toBe(200)
  await post('/api/home/ad')
  expect((await ask('/metrics')).text).toMatch(
    /bitwave_calls_total\{call="home\/ad",code="200"\} \d+/,
  )
})

test('the figures are for who asks from a network of one’s own, and are nowhere for anybody else', async () => {
  const behind = await ownService({ settings: { trustProxy: '1' } })
  const asked = async (from: string) => {
    const headers = { 'x-forwarded-for': from }
    return (await fetch(`${behind.url}/metrics`, { headers })).status
  }
  const ours = [
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.9',
    '192.168.7.7',
    '::1',
    'fd00::7',
    '::ffff:10.1.2.3',
  ]
  expect(await Promise.all(ours.map(asked))).toEqual(ours.map(() => 200))
  const others = ['203.0.113.9', '172.32.0.1', '11.0.0.1', '2001:db8::1', '::ffff:203.0.113.9']
  expect(await Promise.all(others.map(asked))).toEqual(others.map(() => 404))
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
