import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadWords } from '#src/words/loadWords.ts'
import { type Failure, onFailure } from './failure.ts'
import { envelope, listen } from './testing/listen.ts'

const site = await listen()
const { post } = await import('./post.ts')
const { localeAtom, store, tokenAtom } = await import('#src/session/session.ts')

let told: Failure[] = []
const nonce = { account: `0x${'ab'.repeat(20)}` }
const asked = () => post('member/walletNonce', nonce)

beforeAll(async () => {
  await loadWords('en')
  onFailure((failure) => told.push(failure))
})
afterAll(() => site.stop())
beforeEach(() => {
  told = []
  site.heard.length = 0
  store.set(tokenAtom, null)
})

test('a message beside code 200 is a refusal, told and thrown', async () => {
  site.reply = envelope(200, { message: 'Slow down', result: { message: 'x' } })
  await expect(asked()).rejects.toMatchObject({ code: 200, message: 'Slow down' })
  expect(told).toMatchObject([{ quiet: false, error: { message: 'Slow down' } }])
})

test.each([
  [400, 'err~500'],
  [500, 'err~500'],
  [418, 'err~default'],
  [403, 'err~default'],
])(
  'code %i without a message is refused as %s, with words a person can read',
  async (code, reason) => {
    site.reply = envelope(code)
    await expect(asked()).rejects.toMatchObject({ code, reason })
    expect(told[0]?.error).toHaveProperty(
      'message',
      code === 403 ? 'No permission, access forbidden' : 'network request failed',
    )
  },
)

test('a refusal names the field and the seconds to wait', async () => {
  site.reply = envelope(400, { message: 'Wait', field: 'account', retryAfter: 30 })
  await expect(asked()).rejects.toMatchObject({
    message: 'Wait',
    worded: true,
    field: 'account',
    retryAfter: 30,
  })
})

test.each([
  ['a page of a proxy', '<html>'],
  ['an answer without a code', '{}'],
  ['a result that breaks the contract', '{"code":200,"message":"","result":{"message":7}}'],
])('%s is no answer, though something was reached', async (_, text) => {
  site.reply = (_heard, response) => response.end(text)
  await expect(asked()).rejects.toMatchObject({ name: 'Unanswered', reached: true })
})

test('another status than 2xx is no answer of the service', async () => {
  site.reply = (_heard, response) => {
    response.statusCode = 502
    response.end('bad gateway')
  }
  await expect(asked()).rejects.toMatchObject({ name: 'Unanswered', reached: false })
})

test('a broken line is no answer, and the cause is passed on', async () => {
  site.reply = (_heard, response) => response.destroy()
  await expect(asked()).rejects.toMatchObject({
    name: 'Unanswered',
    reached: false,
    cause: expect.any(Error),
  })
})

test('what the asker called off is told to nobody', async () => {
  const ending = new AbortController()
  site.reply = () => ending.abort()
  await expect(post('member/walletNonce', nonce, { signal: ending.signal })).rejects.toThrow()
  expect(told).toEqual([])
})

test('a call is a POST of JSON below /api in the language of the app, without a token where none is needed', async () => {
  store.set(tokenAtom, 'Bearer abc')
  site.reply = envelope(200, { result: { message: 'sign me' } })
  expect(await asked()).toEqual({ message: 'sign me' })
  expect(site.heard).toMatchObject([
    {
      method: 'POST',
      url: '/api/member/walletNonce',
      body: nonce,
      headers: { 'accept-language': store.get(localeAtom), 'content-type': 'application/json' },
    },
  ])
  expect(site.heard[0]?.headers.authorization).toBeUndefined()
})

test('a call for members carries the stored token verbatim, and an empty body is an object', async () => {
  store.set(tokenAtom, 'Bearer abc')
  site.reply = envelope(200, { result: {} })
  await post('member/logout', {})
  expect(site.heard).toMatchObject([{ headers: { authorization: 'Bearer abc' }, body: {} }])
})

test('amounts are decimal strings on the wire and base units in the program', async () => {
  store.set(tokenAtom, 'Bearer abc')
  site.reply = envelope(400, { message: 'no' })
  await expect(
    post('product/pledge', { coin: 'BTCW', amount: 1_500_000_000_000_000_000n, planId: 'd30' }),
  ).rejects.toThrow('no')
  expect(site.heard[0]?.body).toEqual({ coin: 'BTCW', amount: '1.5', planId: 'd30' })
})

test.each([200, 201, 203])(
  'status %i is a success of the transport: any 2xx is',
  async (status) => {
    site.reply = (heard, response) => {
      response.statusCode = status
      envelope(200, { result: { message: 'sign me' } })(heard, response)
    }
    expect(await asked()).toEqual({ message: 'sign me' })
  },
)

test('a read times out after 10 s, a money call after 60 s', async () => {
  const timer = vi.spyOn(globalThis, 'setTimeout')
  const waits = async (call: Promise<unknown>) => {
    timer.mockClear()
    await call.catch(() => {})
    return timer.mock.calls.map(([, delay]) => delay).filter((delay) => delay && delay >= 10_000)
  }
  site.reply = envelope(400, { message: 'no' })
  const reads = await waits(asked())
  const money = { coin: 'BTCW', amount: 1n, planId: 'd30' } as const
  const writes = await waits(post('product/pledge', money, { key: crypto.randomUUID() }))
  timer.mockRestore()
  expect(new Set(reads)).toEqual(new Set([10_000]))
  expect(new Set(writes)).toEqual(new Set([60_000]))
})
