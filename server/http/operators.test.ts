import { expect, test } from 'vitest'
import { ownService } from '#server/testing/openService.ts'

test('operators see that it lives, is ready, and what it answered', async () => {
  const service = await ownService()
  const ask = (path: string) => fetch(service.url + path)
  expect((await ask('/healthz')).status).toBe(200)
  expect((await ask('/readyz')).status).toBe(200)
  await service.call('home/ad')
  expect(await (await ask('/metrics')).text()).toMatch(
    /bitwave_calls_total\{call="home\/ad",code="200"\} \d+/,
  )
})

test('the figures are for who asks from a network of one’s own, and are nowhere for anybody else', async () => {
  const behind = await ownService({ settings: { trustProxy: '1' } })
  const asked = async (from: string) => {
    const headers = { 'x-forwarded-for': from }
    return (await fetch(`${behind.url}/metrics`, { headers })).status
  }
  const ours = [
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.9',
    '192.168.7.7',
    '::1',
    'fd00::7',
    '::ffff:10.1.2.3',
  ]
  expect(await Promise.all(ours.map(asked))).toEqual(ours.map(() => 200))
  const others = ['203.0.113.9', '172.32.0.1', '11.0.0.1', '2001:db8::1', '::ffff:203.0.113.9']
  expect(await Promise.all(others.map(asked))).toEqual(others.map(() => 404))
})

test('nor for who comes through a proxy that the service was not told of, which may be anybody', async () => {
  const service = await ownService()
  const status = async (headers: Record<string, string>) =>
    (await fetch(`${service.url}/metrics`, { headers })).status
  expect(await status({ 'x-forwarded-for': '203.0.113.9' })).toBe(404)
  expect(await status({ 'x-forwarded-for': '127.0.0.1' })).toBe(404)
  expect(await status({})).toBe(200)
})
