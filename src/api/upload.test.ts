import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { limits } from '#shared/limits.ts'
import { loadWords } from '#src/words/loadWords.ts'
import { envelope, listen } from './testing/listen.ts'

const site = await listen()
const { post } = await import('./post.ts')
const { store, tokenAtom } = await import('#src/session/session.ts')

const file = new File(['pixels'], 'me at home.png', { type: 'image/png' })

beforeAll(() => loadWords('en'))
afterAll(() => site.stop())
beforeEach(() => {
  site.heard.length = 0
  store.set(tokenAtom, 'Bearer abc')
})

test('a refused file is told with the field, as with every call', async () => {
  site.reply = envelope(400, { message: 'No picture', field: 'file' })
  await expect(post('member/uploadImg', { file })).rejects.toMatchObject({
    name: 'Refused',
    message: 'No picture',
    field: 'file',
  })
})

test('a file goes out as a form with the stored token, and not by its name on the device', async () => {
  site.reply = envelope(200, { result: { url: '/avatars/a.webp' } })
  expect(await post('member/uploadImg', { file })).toEqual({ url: '/avatars/a.webp' })
  const [heard] = site.heard
  expect(heard?.headers).toMatchObject({
    authorization: 'Bearer abc',
    'content-type': expect.stringMatching(/^multipart\/form-data; boundary=/),
  })
  expect(heard?.body).toContain('Content-Disposition: form-data; name="file"; filename="file"')
  expect(heard?.body).toContain('Content-Type: image/png\r\n\r\npixels\r\n')
  expect(heard?.body).not.toContain('me at home')
})

test('a file has the time-out of writes, 60 s', async () => {
  site.reply = envelope(200, { result: { url: '/avatars/a.webp' } })
  const timer = vi.spyOn(globalThis, 'setTimeout')
  await post('member/uploadImg', { file })
  const delays = timer.mock.calls.map(([, delay]) => delay)
  timer.mockRestore()
  expect(limits.writeTimeout).toBe(60_000)
  expect(delays).toContain(limits.writeTimeout)
  expect(delays).not.toContain(limits.readTimeout)
})
