import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { calls } from '#shared/api/index.ts'
import { loadWords } from '#src/words/loadWords.ts'
import { envelope, listen } from './testing/listen.ts'
import { member } from './testing/member.ts'

const site = await listen()
const { handIn, handInAll } = await import('./outbox.ts')
const { memberAtom, store, tokenAtom } = await import('#src/session/session.ts')

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

test('a row that cannot be read hides no other payment', async () => {
  site.heard.length = 0
  signInAs('9')
  const rows = [{ orderId: '1', hash: 'no hash' }, null, paid('2', 'e')]
  site.kept.set('bw.draft.9.outbox', JSON.stringify(rows))
  await handInAll()
  expect(site.heard.map(({ body }) => body)).toEqual([paid('2', 'e')])
})
