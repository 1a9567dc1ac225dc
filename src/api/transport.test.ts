import { afterAll, expect, test } from 'vitest'
import { isAsking } from './asking.ts'
import { listen } from './testing/listen.ts'

const site = await listen()
const { sendText } = await import('./transport.ts')
afterAll(() => site.stop())

test('an answer that breaks off behind its headers is not waited for without an end', async () => {
  site.reply = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"code":200')
  }
  const sent = sendText('home/parameters', { json: {}, headers: {}, timeout: 300 })
  expect(isAsking()).toBe(true)
  await expect(sent).rejects.toThrow('timed out')
  expect(isAsking()).toBe(false)
})
