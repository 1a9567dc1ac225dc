import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { loadWords } from '#src/words/loadWords.ts'
import { envelope, listen } from './testing/listen.ts'

const site = await listen()
const { handInKept, handInWith, keptOf } = await import('./ticket-outbox.ts')

const PLACE = 'bw.draft..ticketPaid'
const hashOf = (digit: string) => `0x${digit.repeat(64)}`

beforeAll(() => loadWords('en'))
afterAll(() => site.stop())
beforeEach(() => {
  site.heard.length = 0
  site.kept.delete(PLACE)
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
