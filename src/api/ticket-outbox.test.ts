import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { loadWords } from '#src/words/loadWords.ts'
import { envelope, listen } from './testing/listen.ts'
import { member } from './testing/member.ts'

const site = await listen()
const { handInKept, handInWith, keptOf } = await import('./ticket-outbox.ts')

const { handInAll } = await import('./outbox.ts')
const { signIn } = await import('./signIn.ts')
const { memberAtom, store, tokenAtom } = await import('#src/session/session.ts')
const { clock } = await import('#src/words/clock.ts')

const PLACE = 'bw.draft..ticketPaid'
const hashOf = (digit: string) => `0x${digit.repeat(64)}`

beforeAll(() => loadWords('en'))
afterAll(() => site.stop())
beforeEach(() => {
  site.heard.length = 0
  site.kept.clear()
  store.set(tokenAtom, null)
  store.set(memberAtom, null)
})

const told = () => site.heard.map(({ body }) => body)

test('a payment with one ticket does not push out that with another', async () => {
  site.reply = envelope(500, { message: 'later' })
  await handInWith('first', hashOf('a'))
  await handInWith('second', hashOf('b'))
  expect(keptOf('first')?.hash).toBe(hashOf('a'))
  expect(keptOf('second')?.hash).toBe(hashOf('b'))

  site.heard.length = 0
  await handInKept()
  expect(told()).toHaveLength(2)
  expect(told()).toContainEqual({ ticket: 'first', hash: hashOf('a') })
  expect(told()).toContainEqual({ ticket: 'second', hash: hashOf('b') })
})

test('what the service will never take is kept no longer, and the other payment is', async () => {
  site.reply = envelope(500, { message: 'later' })
  await handInWith('first', hashOf('a'))
  site.reply = envelope(400, { message: 'used', field: 'hash' })
  expect(await handInWith('second', hashOf('b'))).toBe(false)
  expect(keptOf('second')).toBeUndefined()
  expect(keptOf('first')).toMatchObject({ hash: hashOf('a'), tries: 1 })
})

test('what the release before has kept is told', async () => {
  const paid = { ticket: 'first', hash: hashOf('c'), since: 1, tries: 2, answer: null }
  site.kept.set(PLACE, JSON.stringify(paid))
  expect(keptOf('first')).toEqual(paid)
  site.reply = envelope(400, { message: 'over', field: 'ticket' })
  await handInKept()
  expect(told()).toEqual([{ ticket: 'first', hash: hashOf('c') }])
  expect(site.kept.has(PLACE)).toBe(false)
})

test.each([
  ['cannot be told now', envelope(500, { message: 'later' })],
  ['is refused for good', envelope(400, { message: 'taken', field: 'orderId' })],
  ['is told', envelope(200)],
])('what another tab has paid meanwhile is kept when the payment before it %s', async (_, then) => {
  const { promise: heard, resolve } = Promise.withResolvers<() => void>()
  site.reply = (it, response) => resolve(() => then(it, response))
  const first = handInWith('first', hashOf('a'))
  const answer = await heard
  const newer = { ticket: 'first', hash: hashOf('b'), since: 1, tries: 0, answer: null }
  site.kept.set(PLACE, JSON.stringify([newer]))
  answer()
  await first
  expect(keptOf('first')).toEqual(newer)
})

test('what failed once it is kept no longer, as by a sign-out or another tab, is not written back', async () => {
  site.reply = (heard, response) => {
    site.kept.clear()
    envelope(500, { message: 'later' })(heard, response)
  }
  await handInWith('first', hashOf('a'))
  expect([...site.kept.keys()]).toEqual([])
})

test('a visitor’s payment is told by whoever signs in there, once the service can be reached', async () => {
  site.reply = envelope(500, { message: 'later' })
  await handInWith('first', hashOf('a'))
  site.reply = (heard, response) =>
    heard.url.endsWith('userInfo')
      ? envelope(200, { result: member })(heard, response)
      : envelope(500, { message: 'later' })(heard, response)
  await signIn('abc')
  expect(keptOf('first')).toMatchObject({ hash: hashOf('a'), tries: 1 })

  await handInAll()
  expect(keptOf('first')).toMatchObject({ hash: hashOf('a'), tries: 2 })
  expect([...site.kept.keys()].filter((it) => it.endsWith('ticketPaid'))).toEqual([
    'bw.draft.7.ticketPaid',
  ])
  site.heard.length = 0
  site.reply = envelope(400, { message: 'known', field: 'ticket' })
  await handInAll()
  expect(told()).toEqual([{ ticket: 'first', hash: hashOf('a') }])
  expect(keptOf('first')).toBeUndefined()
})

test('since when a payment is kept is told by the service’s time, not by a wrong clock', async () => {
  site.reply = envelope(500, { message: 'later' })
  const day = 86_400_000
  clock.hear(new Date(Date.now() + day).toUTCString())
  await handInWith('first', hashOf('a'))
  clock.hear(new Date().toUTCString())
  expect(keptOf('first')?.since).toBeGreaterThan(Date.now() + day / 2)
})
