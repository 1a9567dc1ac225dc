import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { enrol } from '#server/testing/enrol.ts'
import { openService, type Service } from '#server/testing/openService.ts'

let service: Service
beforeAll(async () => {
  service = await openService()
})
afterAll(() => service.close())

/** What is answered to a head alone, whose body never comes. */
async function answeredAtOnce(path: string, head: string[]): Promise<string> {
  const caller = connect(Number(new URL(service.url).port), '127.0.0.1')
  onTestFinished(() => {
    caller.destroy()
  })
  const lines = ['host: x', 'content-type: application/json', ...head]
  caller.write(`POST /api/${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  const [said] = await once(caller, 'data')
  return String(said)
}

/** As long as a notice may be, in letters of three bytes. */
const long = () => {
  const text = '字'.repeat(50_000)
  const title = { en: 'Long', zh: '長' }
  return { title, body: { en: text, zh: text }, pinned: false }
}

test('of who is not signed in nothing is read that is longer than any member sends', async () => {
  expect(await answeredAtOnce('member/login', ['content-length: 70000'])).toContain('too large')
  for (const length of ['content-length: 900000', 'transfer-encoding: chunked'])
    expect(await answeredAtOnce('operator/saveNotice', [length])).toContain('"code":401')
})

test('nor of a member without a role; an editor writes all that a notice may hold', async () => {
  const { token } = await enrol(service)
  const authorization = `authorization: Bearer ${token}`
  const head = ['content-length: 900000', authorization]
  expect(await answeredAtOnce('operator/saveNotice', head)).toContain('"code":403')
  const editor = await enrol(service, { roles: ['editor'] })
  const options = {
    token: editor.token,
    headers: { 'idempotency-key': crypto.randomUUID() },
  }
  expect(await service.call('operator/saveNotice', long(), options)).toMatchObject({ code: 200 })
})
