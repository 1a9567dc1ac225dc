import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loadWords } from '#src/words/loadWords.ts'
import { envelope, listen } from './testing/listen.ts'
import { member } from './testing/member.ts'

const site = await listen()
const { signIn } = await import('./signIn.ts')
const { signOut } = await import('./signOut.ts')
const { post } = await import('./post.ts')
const { renewSession } = await import('./renewSession.ts')
const { memberAtom, store, tokenAtom } = await import('#src/session/session.ts')

const asked = () => site.heard.map(({ url, headers }) => [url, headers.authorization])

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

test('a sign-in whose member cannot be loaded is none', async () => {
  site.reply = envelope(500, { message: 'no' })
  await expect(signIn('abc')).rejects.toThrow('no')
  expect(store.get(tokenAtom)).toBeNull()
})

test('the token is stored with a Bearer prefix, then the member is loaded, then the configuration (specification §4)', async () => {
  await signIn('abc')
  expect(site.kept.get('bw.token')).toBe('Bearer abc')
  expect(asked()).toEqual([
    ['/api/member/userInfo', 'Bearer abc'],
    ['/api/home/parameters', undefined],
  ])
  expect(store.get(memberAtom)).toMatchObject({ id: '7', nickname: 'Ann' })
})

test('an answer to the session before does not make its member the one who is signed in', async () => {
  await signIn('abc')
  let answerLate = () => {}
  site.reply = (heard, response) => {
    answerLate = () =>
      envelope(200, { result: { ...member, nickname: 'Ann, late' } })(heard, response)
  }
  const late = post('member/userInfo', {})
  await expect.poll(() => site.heard.at(-1)?.headers.authorization).toBe('Bearer abc')
  await expect.poll(() => site.heard.length).toBe(3)
  site.reply = envelope(200, { result: { ...member, id: '8', nickname: 'Bob' } })
  await signIn('def').catch(() => {})
  answerLate()
  await late
  expect(store.get(memberAtom)).toMatchObject({ id: '8', nickname: 'Bob' })
})

test('signing out clears the token and the member, whatever the network says (specification §4)', async () => {
  await signIn('abc')
  site.reply = (_heard, response) => response.destroy()
  await signOut()
  expect(store.get(tokenAtom)).toBeNull()
  expect(store.get(memberAtom)).toBeNull()
  expect(site.kept.has('bw.token')).toBe(false)
})

describe('a changed password', () => {
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

  test('that is refused leaves what was turned away meanwhile turned away', async () => {
    const { change, poll, answer } = await changing()
    answer(envelope(400, { message: 'Old password' }))
    await expect(change).rejects.toThrow('Old password')
    expect(await poll).toMatchObject({ name: 'Refused', code: 401 })
  })

  test('that is turned away itself says so', async () => {
    await signIn('abc')
    site.reply = envelope(401, { message: 'Please log in again' })
    await expect(change()).rejects.toMatchObject({ code: 401 })
  })

  test('goes on with the token that is answered, and ends no session for what was asked with the one before', async () => {
    const { change, poll, answer } = await changing()
    answer(envelope(200, { result: session }))
    await change
    expect(store.get(tokenAtom)).toBe('Bearer def')
    expect(await poll).toMatchObject({ name: 'Unanswered', reached: true })
  })

  test('signs nobody in again who has signed out meanwhile', async () => {
    const { change, answer } = await changing()
    store.set(tokenAtom, null)
    answer(envelope(200, { result: session }))
    await change
    expect(store.get(tokenAtom)).toBeNull()
  })
})

test('a changed profile is what the app knows of the member from then on', async () => {
  await signIn('abc')
  site.reply = envelope(200, { result: { ...member, nickname: 'Anna' } })
  await post('member/modifyUserInfo', { nickname: 'Anna' })
  expect(store.get(memberAtom)?.nickname).toBe('Anna')
})
