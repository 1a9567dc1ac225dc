import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadWords } from '#src/words/loadWords.ts'
import { type Failure, onFailure } from './failure.ts'
import { onHeard } from './heard.ts'
import { envelope, listen } from './testing/listen.ts'
import { member } from './testing/member.ts'

const other = await listen()
// The page is on the origin of the last one.
const ours = await listen()
vi.stubGlobal('location', new URL(`${ours.origin}/#/pages/home/index`))
const { post } = await import('./post.ts')
const { openAskedAhead } = await import('./asked-ahead.ts')
const { lastRequests } = await import('./lastRequests.ts')
const { memberAtom, localeAtom, store, tokenAtom } = await import('#src/session/session.ts')
const { clock } = await import('#src/words/clock.ts')

const nonce = { account: `0x${'ab'.repeat(20)}` }
let told: Failure[] = []
let heard = 0

beforeAll(async () => {
  await loadWords('en')
  onFailure((failure) => told.push(failure))
  onHeard(() => {
    heard += 1
  })
})
afterAll(() => {
  ours.stop()
  other.stop()
})
beforeEach(() => {
  told = []
  heard = 0
  for (const site of [ours, other]) {
    site.heard.length = 0
    site.reply = envelope(200, { result: { message: 'sign me' } })
  }
  store.set(tokenAtom, 'Bearer abc')
})

test('the token never leaves for another origin, however its base is written', async () => {
  const { host } = new URL(other.origin)
  other.reply = envelope(401, { message: 'Who are you?' })
  for (const base of [`${other.origin}/api`, `//${host}/api/`]) {
    await expect(post('member/logout', {}, { base })).rejects.toMatchObject({ code: 401 })
  }
  expect(ours.heard).toEqual([])
  expect(other.heard).toMatchObject([{ url: '/api/member/logout' }, { url: '/api/member/logout' }])
  expect(other.heard.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined])
})

test('what is turned away or not answered elsewhere ends no session and is told to the asker alone', async () => {
  other.reply = envelope(401)
  const base = `${other.origin}/api`
  await expect(post('member/logout', {}, { base })).rejects.toMatchObject({ code: 401 })
  other.reply = (_, response) => response.destroy()
  await expect(post('member/logout', {}, { base })).rejects.toMatchObject({ name: 'Unanswered' })
  await expect(post('member/logout', {}, { base: 'http://' })).rejects.toMatchObject({
    name: 'Unanswered',
  })
  expect(told).toEqual([])
  expect(store.get(tokenAtom)).toBe('Bearer abc')
})

test('one call is asked at the base it names, and the next one at /api again', async () => {
  await post('member/walletNonce', nonce, { base: `${other.origin}/v2/` })
  await post('member/walletNonce', nonce)
  expect(other.heard).toMatchObject([
    { method: 'POST', url: '/v2/member/walletNonce', body: nonce },
  ])
  expect(ours.heard).toMatchObject([{ url: '/api/member/walletNonce' }])
})

test('a base on our own origin gets the token, and the key of a money call', async () => {
  ours.reply = envelope(400, { message: 'no' })
  const pledge = { coin: 'BTCW', amount: 1n, planId: 'd30' } as const
  for (const base of ['/next/api', `${ours.origin}/next/api`]) {
    await expect(post('product/pledge', pledge, { base, key: 'one' })).rejects.toThrow('no')
  }
  const sent = { authorization: 'Bearer abc', 'idempotency-key': 'one' }
  const asked = { url: '/next/api/product/pledge', headers: sent }
  expect(ours.heard).toMatchObject([asked, asked])
})

test('what the page asked ahead answers only what is asked at /api', async () => {
  const text = '{"code":200,"message":"","result":{"message":"ahead"}}'
  const key = ['member/walletNonce', JSON.stringify(nonce), store.get(localeAtom), ''].join('\n')
  const answer = Promise.resolve({ text, at: Date.now(), date: null, id: null })
  openAskedAhead({ asked: { [key]: answer } } as never)
  const asked = (options = {}) => post('member/walletNonce', nonce, options)
  expect(await asked({ base: other.origin })).toEqual({ message: 'sign me' })
  expect(await asked()).toEqual({ message: 'ahead' })
})

test('an answer from elsewhere says nothing of the service, of its time, or of who is signed in', async () => {
  other.reply = (it, response) => {
    response.setHeader('date', 'Thu, 01 Jan 1970 00:00:00 GMT')
    envelope(200, { result: member })(it, response)
  }
  const before = { now: clock.now(), last: lastRequests.all() }
  expect(await post('member/userInfo', {}, { base: other.origin })).toMatchObject({
    nickname: member.nickname,
  })
  expect(store.get(memberAtom)).toBeNull()
  expect(heard).toBe(0)
  expect(clock.now()).toBeGreaterThanOrEqual(before.now)
  expect(lastRequests.all()).toEqual(before.last)
})
