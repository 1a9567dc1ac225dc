import { expect, test } from 'vitest'
import { InDoubt } from '#server/db/InDoubt.ts'
import { ownService } from '#server/testing/openService.ts'

test('a bug is told by a reference alone, and nothing of it leaves the service', async () => {
  const broken = await ownService({
    db: { inTx: () => Promise.reject(new Error('secret detail')), close: async () => {} },
  })
  const { code, message, status, response } = await broken.call('home/notice')
  expect([status, code]).toEqual([200, 500])
  expect(message).toMatch(
    /^Something went wrong on our side\. Nothing was changed\. Reference [0-9a-f]{10}$/,
  )
  expect(message).toContain(response.headers.get('x-request-id'))
  expect(JSON.stringify([...response.headers])).not.toContain('secret')
})

test('what nobody can tell is told as that', async () => {
  const doubt = () => Promise.reject(new InDoubt({ cause: new Error('gone') }))
  const broken = await ownService({ db: { inTx: doubt, close: async () => {} } })
  const { code, message } = await broken.call('home/notice')
  expect(code).toBe(500)
  expect(message).toMatch(/will not be done twice/)
})

test('what an earlier request with the same key may have done is not told as not done', async () => {
  const held = Object.assign(new Error('canceling statement due to lock timeout'), {
    code: '55P03',
  })
  const broken = await ownService({
    db: { inTx: () => Promise.reject(held), close: async () => {} },
  })
  const key = { 'idempotency-key': crypto.randomUUID() }
  expect((await broken.call('home/notice', {}, { headers: key })).message).toMatch(/cannot tell/)
  expect((await broken.call('home/notice')).message).toMatch(/Nothing was changed/)
})
