import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { calls } from '#shared/api/index.ts'
import { loadWords } from '#src/words/loadWords.ts'
import { envelope, listen } from './testing/listen.ts'
import { member } from './testing/member.ts'

const site = await listen()
const { handIn, handInAll, lookUnsent } = await import('./outbox.ts')
const { memberAtom, store, tokenAtom } = await import('#src/session/session.ts')
const { clock } = await import('#src/words/clock.ts')

beforeAll(() => loadWords('en'))
afterAll(() => site.stop())

const signInAs = (id: string) => {
  store.set(tokenAtom, `Bearer ${id}`)
  store.set(memberAtom, z.decode(calls['member/userInfo'].result, { ...member, id } as never))
}

const paid = (orderId: string, digit: string) => ({ orderId, hash: `0x${digit.repeat(64)}` })

test('what one member has paid is not named in the session of the next', async () => {
  signInAs('7')
  site.kept.set('bw.draft.7.outbox', JSON.stringify([paid('1', 'a'), paid('2', 'b')]))
  site.reply = (heard, response) => {
    signInAs('8')
    envelope(500, { message: 'later' })(heard, response)
  }
  await handInAll()
  expect(site.heard.map(({ body }) => body)).toEqual([paid('1', 'a')])
})

test('what a wallet answers once another member is signed in is not named in their session', async () => {
  site.heard.length = 0
  signInAs('8')
  await handIn('7', paid('1', 'c'))
  expect(site.heard).toEqual([])
  expect([...site.kept.values()].join()).not.toContain('c'.repeat(64))

  await handIn('8', paid('2', 'd'))
  expect(site.heard.map(({ body }) => body)).toEqual([paid('2', 'd')])
})

test('one hash is one order’s: named for a second one it stays the first’s, and is told so', async () => {
  site.heard.length = 0
  site.reply = envelope(500, { message: 'later' })
  const keptOf = async () => (await lookUnsent()).filter(({ hash }) => hash.endsWith('f'))
  expect(await handIn('8', paid('1', 'f'))).toBe(true)
  const [first] = await keptOf()
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(await handIn('8', paid('2', 'f'))).toBe(false)
  expect(await handIn('8', paid('1', 'f'))).toBe(true)
  // Told once more, it is as old as it was, and was tried twice.
  expect(await keptOf()).toEqual([{ ...first, orderId: '1', tries: 2 }])
  expect(site.heard.map(({ body }) => body)).toEqual([paid('1', 'f'), paid('1', 'f')])
})

test('a hash that the service knows as another order’s payment is told so, an order that is over is not', async () => {
  site.reply = envelope(400, { message: 'used', field: 'hash' })
  expect(await handIn('8', paid('3', '1'))).toBe(false)
  site.reply = envelope(400, { message: 'over', field: 'orderId' })
  expect(await handIn('8', paid('3', '2'))).toBe(true)
  site.reply = envelope(500, { message: 'later', field: 'hash' })
  expect(await handIn('8', paid('3', '3'))).toBe(true)
})

test('a row that cannot be read hides no other payment', async () => {
  site.heard.length = 0
  signInAs('9')
  const rows = [{ orderId: '1', hash: 'no hash' }, null, paid('2', 'e')]
  site.kept.set('bw.draft.9.outbox', JSON.stringify(rows))
  await handInAll()
  expect(site.heard.map(({ body }) => body)).toEqual([paid('2', 'e')])
})

test('what fails once another tab has signed out is not written back', async () => {
  signInAs('10')
  site.reply = (heard, response) => {
    for (const it of ['bw.token', 'bw.draft.10.outbox']) site.kept.delete(it)
    envelope(500, { message: 'later' })(heard, response)
  }
  await handIn('10', paid('1', '4'))
  expect([...site.kept.values()].join()).not.toContain('4'.repeat(64))
})

test('what one round has handed over stays so where another, begun before, fails', async () => {
  signInAs('11')
  const { promise: heard, resolve } = Promise.withResolvers<() => void>()
  site.reply = (_, response) => resolve(() => response.destroy())
  const first = handIn('11', paid('1', '5'))
  const fail = await heard
  site.reply = envelope(400, { message: 'known', field: 'orderId' })
  await handInAll()
  fail()
  await first
  expect(await lookUnsent()).toEqual([])
  expect([...site.kept.values()].join()).not.toContain('5'.repeat(64))
})

test('since when a payment is kept is told by the service’s time, not by a wrong clock', async () => {
  signInAs('12')
  site.reply = envelope(500, { message: 'later' })
  const day = 86_400_000
  clock.hear(new Date(Date.now() + day).toUTCString())
  await handIn('12', paid('1', '6'))
  clock.hear(new Date().toUTCString())
  expect((await lookUnsent())[0]?.since).toBeGreaterThan(Date.now() + day / 2)
})
