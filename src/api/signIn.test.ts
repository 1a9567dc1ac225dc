import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { loadWords } from '#src/words/loadWords.ts'
import { envelope, listen } from './testing/listen.ts'
import { member } from './testing/member.ts'

const site = await listen()
const { signIn } = await import('./signIn.ts')
const { signOut } = await import('./signOut.ts')
const { post } = await import('./post.ts')
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

test('a changed profile is what the app knows of the member from then on', async () => {
  await signIn('abc')
  site.reply = envelope(200, { result: { ...member, nickname: 'Anna' } })
  await post('member/modifyUserInfo', { nickname: 'Anna' })
  expect(store.get(memberAtom)?.nickname).toBe('Anna')
})
