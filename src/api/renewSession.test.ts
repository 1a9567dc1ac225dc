import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadWords } from '#src/words/loadWords.ts'
import { envelope, listen } from './testing/listen.ts'
import { member } from './testing/member.ts'

const site = await listen()
const { signIn } = await import('./signIn.ts')
const { post } = await import('./post.ts')
const { renewSession } = await import('./renewSession.ts')
const { memberAtom, store, tokenAtom } = await import('#src/session/session.ts')

/** What the windows of this browser hold of each other. */
const held = async () =>
  ((await navigator.locks.query()).held ?? [])
    .map(({ name }) => name)
    .filter((it) => it === 'bw.renewing')

beforeAll(() => loadWords('en'))
afterAll(() => site.stop())
beforeEach(() => {
  site.heard.length = 0
  store.set(tokenAtom, null)
  store.set(memberAtom, null)
  site.reply = (heard, response) =>
    envelope(heard.url.endsWith('userInfo') ? 200 : 400, {
      ...(heard.url.endsWith('userInfo') ? { result: member } : { message: 'not now' }),
    })(heard, response)
})

const session = { token: 'def', expiresAt: '2026-12-21T00:00:00.000Z' }
const change = () =>
  renewSession('password/modifyPassword', { oldPassword: 'x', password: 'heron-lake-42' })

/** Until it is told what comes of the change, every other call is turned away: the token has ended. */
async function changing() {
  await signIn('abc')
  let answer: (reply: ReturnType<typeof envelope>) => void = () => {}
  site.reply = (heard, response) => {
    if (heard.url.endsWith('modifyPassword')) answer = (reply) => reply(heard, response)
    else envelope(401, { message: 'Please log in again' })(heard, response)
  }
  const sent = change()
  await expect.poll(() => site.heard.at(-1)?.url).toMatch('modifyPassword')
  const poll = post('member/userInfo', {}).catch((error: unknown) => error)
  await expect.poll(() => site.heard.at(-1)?.url).toMatch('userInfo')
  return { change: sent, poll, answer: (reply: ReturnType<typeof envelope>) => answer(reply) }
}

test('a changed password that is refused leaves what was turned away meanwhile turned away', async () => {
  const { change, poll, answer } = await changing()
  answer(envelope(400, { message: 'Old password' }))
  await expect(change).rejects.toThrow('Old password')
  expect(await poll).toMatchObject({ name: 'Refused', code: 401 })
})

test('a changed password that is turned away itself says so', async () => {
  await signIn('abc')
  site.reply = envelope(401, { message: 'Please log in again' })
  await expect(change()).rejects.toMatchObject({ code: 401 })
})

test('a changed password goes on with the token that is answered, and ends no session for what was asked with the one before', async () => {
  const { change, poll, answer } = await changing()
  answer(envelope(200, { result: session }))
  await change
  expect(store.get(tokenAtom)).toBe('Bearer def')
  expect(await poll).toMatchObject({ name: 'Unanswered', reached: true })
})

test('a changed password is no sign-in of the member who has signed in here meanwhile', async () => {
  const { change, answer } = await changing()
  store.set(tokenAtom, 'Bearer of another member')
  answer(envelope(200, { result: session }))
  await change
  expect(store.get(tokenAtom)).toBe('Bearer of another member')
})

test('a changed password has the other windows of this browser wait until the token is kept, and a moment longer', async () => {
  const { change, answer } = await changing()
  expect(await held()).toEqual(['bw.renewing'])
  answer(envelope(200, { result: session }))
  await change
  // Storage and locks are told to them by ways of their own: the one is not to overtake the other.
  expect(await held()).toEqual(['bw.renewing'])
  await expect.poll(held).toEqual([])
})

test('a changed password goes on where another window has held them back longer than any call takes', async () => {
  const { promise: frozen, resolve: thaw } = Promise.withResolvers<void>()
  const lock = navigator.locks.request('bw.renewing', () => frozen)
  const patience = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  const { change, answer } = await changing()
  answer(envelope(200, { result: session }))
  await change
  expect(store.get(tokenAtom)).toBe('Bearer def')
  patience.mockRestore()
  thaw()
  await lock
})

test('a changed password signs nobody in again who has signed out meanwhile', async () => {
  const { change, answer } = await changing()
  store.set(tokenAtom, null)
  answer(envelope(200, { result: session }))
  await change
  expect(store.get(tokenAtom)).toBeNull()
})
