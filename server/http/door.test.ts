import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openService, type Service } from '#server/testing/openService.ts'
import { calls, type Path } from '#shared/api/index.ts'

let service: Service
beforeAll(async () => {
  service = await openService({ settings: { publicUrl: 'https://farm.invalid' } })
})
afterAll(() => service.close())

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
  ['nesting without end', '['.repeat(30_000) + ']'.repeat(30_000)],
])('%s is refused by the name of its field', async (_, value) => {
  const body = `{"key":${value}}`
  const { text } = await post('/api/home/columDetail', body, { 'content-type': 'application/json' })
  expect(JSON.parse(text)).toMatchObject({ code: 400, field: 'key' })
})

test.each([
  ['a NUL', '"x":"a\\u0000b"'],
  ['half a character', '"x":{"y":"\\ud83d"}'],
  ['a name that no database keeps', '"a\\u0000b":1'],
])('%s in a field that the call does not have is ignored with it', async (_, field) => {
  const body = `{"key":"protocol",${field}}`
  const { text } = await post('/api/home/columDetail', body, { 'content-type': 'application/json' })
  expect(JSON.parse(text)).toMatchObject({ code: 200 })
})

test('nesting without end is refused in any field', async () => {
  const body = `{"key":"protocol","x":${'['.repeat(9)}${']'.repeat(9)}}`
  const { text } = await post('/api/home/columDetail', body, { 'content-type': 'application/json' })
  expect(JSON.parse(text)).toMatchObject({ code: 400, field: 'x' })
})

test.each([
  ['Big5', [0xa4, 0x40]],
  ['a letter that is cut in two', [0xe4, 0xb8]],
  ['half a character, spelled out', [0xed, 0xa0, 0x80]],
])(
  'bytes that are no UTF-8 are refused, and no others put in their place: %s',
  async (_, bytes) => {
    const body = Buffer.concat([
      Buffer.from('{"keyword":"'),
      Buffer.from(bytes),
      Buffer.from('","key":"protocol"}'),
    ])
    const headers = { 'content-type': 'application/json' }
    const { text } = await ask('/api/home/columDetail', { method: 'POST', body, headers })
    expect(text).toBe(envelope(400, 'The request could not be read. Send JSON.'))
  },
)

test('a mark of the order of bytes, which some programs put before a text, is no part of it', async () => {
  const { text } = await post('/api/home/columDetail', '\ufeff{"key":"protocol"}', {
    'content-type': 'application/json',
  })
  expect(JSON.parse(text)).toMatchObject({ code: 200 })
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

test('answers are kept by nobody', async () => {
  const { response } = await post('/api/home/ad')
  expect(response.headers.get('cache-control')).toBe('no-store')
})
