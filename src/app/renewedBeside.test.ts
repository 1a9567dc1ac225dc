import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { envelope, listen } from '#src/api/testing/listen.ts'
import { loadWords } from '#src/words/loadWords.ts'

const site = await listen()
const { post } = await import('#src/api/post.ts')
const { store, tokenAtom } = await import('#src/session/session.ts')
const { loginGate } = await import('./loginGate.ts')
const { registerFailures } = await import('./failures.ts')

beforeAll(() => loadWords('en'))
afterAll(() => site.stop())

test('what is turned away while another window changes the token waits for it, and goes on with it', async () => {
  registerFailures()
  store.set(tokenAtom, 'Bearer old')
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  const { promise: renewed, resolve: renew } = Promise.withResolvers<void>()
  const lock = navigator.locks.request('bw.renewing', () => renewed)
  site.reply = envelope(401)
  const turnedAway = post('member/userInfo', {}).catch((error: unknown) => error)
  await expect.poll(() => site.heard.length).toBe(1)
  await wait(100)
  expect(site.kept.get('bw.token')).toBe('Bearer old')
  site.kept.set('bw.token', 'Bearer new')
  renew()
  await Promise.all([lock, turnedAway])
  expect(reload).toHaveBeenCalledOnce()
  expect(site.kept.get('bw.token')).toBe('Bearer new')
  expect(loginGate.isClosed()).toBe(false)
})
