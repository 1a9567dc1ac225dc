import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { tellOfProxy } from './tellOfProxy.ts'

async function told(believed = false) {
  const lines: string[] = []
  const app = fastify({
    logger: { level: 'warn', messageKey: 'event', stream: { write: (line) => lines.push(line) } },
  })
  tellOfProxy(app, { believed })
  app.all('/', async () => '')
  onTestFinished(() => app.close())
  return { lines, app, url: await app.listen({ host: '127.0.0.1', port: 0 }) }
}

test('a proxy that is not believed is told of once', async () => {
  const { lines, url } = await told()
  await fetch(url)
  expect(lines).toEqual([])
  for (let i = 0; i < 3; i += 1) await fetch(url, { headers: { 'x-forwarded-for': '203.0.113.7' } })
  expect(lines).toEqual([expect.stringContaining('set TRUST_PROXY')])
})

test.each([
  ['10.1.2.3', 1],
  ['172.31.0.1', 1],
  ['192.168.7.7', 1],
  ['::1', 1],
  ['::ffff:10.0.0.1', 1],
  ['fd00::1', 1],
  ['203.0.113.7', 0],
  ['172.32.0.1', 0],
  ['2001:db8::1', 0],
])('one at %s: %i line', async (remoteAddress, many) => {
  const { lines, app } = await told()
  const headers = { 'x-forwarded-for': '203.0.113.9' }
  await app.inject({ url: '/', remoteAddress, headers })
  expect(lines).toHaveLength(many)
})

test('one that is believed and does not say for whom it asks is told of once, by what it posts', async () => {
  const { lines, app, url } = await told(true)
  await fetch(url)
  await fetch(url, { method: 'POST', headers: { 'x-forwarded-for': '203.0.113.7' } })
  await app.inject({ method: 'POST', url: '/', remoteAddress: '203.0.113.7' })
  expect(lines).toEqual([])
  for (let i = 0; i < 3; i += 1) await fetch(url, { method: 'POST' })
  expect(lines).toEqual([expect.stringContaining('set X-Forwarded-For')])
})
