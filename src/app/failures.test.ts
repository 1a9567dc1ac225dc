import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { envelope, listen } from '#src/api/testing/listen.ts'
import { loadWords } from '#src/words/loadWords.ts'

const site = await listen()
/** What tells of the network. */
const browser = new EventTarget()
const { post } = await import('#src/api/post.ts')
const { signOut } = await import('#src/api/signOut.ts')
const { store, tokenAtom, memberAtom } = await import('#src/session/session.ts')
const { loginGate } = await import('./loginGate.ts')
const { registerFailures } = await import('./failures.ts')
const { isReachable, watchNetwork } = await import('#src/api/reach.ts')
const { toastNow } = await import('#src/ui/toasts.ts')

beforeAll(async () => {
  await loadWords('en')
  registerFailures()
  vi.stubGlobal('addEventListener', (...heard: Parameters<typeof browser.addEventListener>) =>
    browser.addEventListener(...heard),
  )
  watchNetwork()
  return () => site.stop()
})
beforeEach(() => store.set(tokenAtom, 'Bearer old'))
afterEach(() => {
  loginGate.open()
})

const asked = () => post('member/userInfo', {}).catch((error: unknown) => error)

test('many calls turned away at once close one gate and end the session before anybody is sent anywhere', async () => {
  let closings = 0
  const stop = loginGate.watch(() => {
    closings += 1
    expect(store.get(tokenAtom)).toBeNull()
  })
  site.reply = envelope(401, { message: 'Please log in again' })
  await Promise.all([asked(), asked(), asked(), asked()])
  stop()
  expect(closings).toBe(1)
  expect(loginGate.isClosed()).toBe(true)
  expect(store.get(tokenAtom)).toBeNull()
  expect(store.get(memberAtom)).toBeNull()
})

test('who has signed out is not told once more by what was still under way', async () => {
  site.reply = (heard, response) => {
    store.set(tokenAtom, null)
    envelope(401)(heard, response)
  }
  await asked()
  expect(loginGate.isClosed()).toBe(false)
})

test('why the service turned away is told beside it, such as that an account is frozen', async () => {
  site.reply = envelope(401, { message: 'This account is frozen: asked by court' })
  await asked()
  expect(loginGate.why()).toBe('This account is frozen: asked by court')
})

test('a call of the session before, turned away late, does not end the one that began since', async () => {
  site.reply = (heard, response) => {
    store.set(tokenAtom, 'Bearer new')
    envelope(401)(heard, response)
  }
  await asked()
  expect(loginGate.isClosed()).toBe(false)
  expect(store.get(tokenAtom)).toBe('Bearer new')
})

test('drafts outlive the end of a session: the same member finds them again', async () => {
  site.kept.set('bw.draft.7.pledge', '{"amount":"1"}')
  site.reply = envelope(401)
  await asked()
  expect(site.kept.get('bw.draft.7.pledge')).toBe('{"amount":"1"}')
})

test('signing out of a session that has ended already asks nobody to log in again', async () => {
  site.reply = envelope(401)
  signOut()
  await expect.poll(() => site.heard.at(-1)?.url).toBe('/api/member/logout')
  expect(site.heard.at(-1)?.headers.authorization).toBe('Bearer old')
  expect(loginGate.isClosed()).toBe(false)
})

test('who signs out is forgotten here before the service is asked anything', () => {
  site.kept.set('bw.draft.7.pledge', '{"amount":"1"}')
  signOut()
  expect([store.get(tokenAtom), site.kept.get('bw.draft.7.pledge')]).toEqual([null, undefined])
})

test('a refusal is said for two seconds, in the words of the service', async () => {
  site.reply = envelope(400, { message: 'Insufficient balance' })
  await asked()
  expect(toastNow()).toMatchObject({ text: 'Insufficient balance', kind: 'bad' })
})

test('no permission is said even where the service has no words for it', async () => {
  site.reply = envelope(403)
  await asked()
  expect(toastNow()?.text).toBe('No permission, access forbidden')
})

test('the network being gone is no toast for quiet reads, as the strip says it, and the next answer says that it is back', async () => {
  site.reply = envelope(400, { message: 'Other words' })
  await asked()
  site.reply = (_heard, response) => response.destroy()
  await post('member/userInfo', {}, { quiet: true }).catch(() => {})
  expect(isReachable()).toBe(false)
  expect(toastNow()?.text).toBe('Other words')
  await asked()
  expect(toastNow()?.text).toBe('network request failed')

  site.reply = envelope(403)
  await post('member/userInfo', {}, { quiet: true }).catch(() => {})
  expect(isReachable()).toBe(true)
})

test('what the service said before the network went away, and is read after, does not say that it is there', async () => {
  site.reply = (heard, response) => {
    browser.dispatchEvent(new Event('offline'))
    envelope(403)(heard, response)
  }
  await asked()
  expect(isReachable()).toBe(false)

  // Some networks are none that the browser knows.
  site.reply = envelope(403)
  await asked()
  expect(isReachable()).toBe(true)
})
