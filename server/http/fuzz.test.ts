import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { founderToken } from '#server/testing/founderToken.ts'
import { openService, type Service } from '#server/testing/openService.ts'
import { Envelope } from '#shared/api/envelope.ts'
import { calls, type Path } from '#shared/api/index.ts'

/** Bodies that are sent, over all calls; a tenth of a second for each is plenty. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 400)
const LONG = 60_000 + RUNS * 100

let service: Service
let token: string
beforeAll(async () => {
  service = await openService({ settings: { trustProxy: '1' } })
  token = await founderToken(service)
})
afterAll(() => service.close())

const paths = Object.keys(calls) as Path[]

/** Names of fields that the calls know, so that the fuzz reaches what is behind the first check. */
const FIELDS = [
  'account password nickname email code inviteCode proof message signature',
  'id key cursor limit coin amount planId orderId hash ticket status type from to',
  'payeeId avatar oldPassword keyword rewardRatio subsidyRatio withdrawalId address note keywords',
  'memberId week endpoint keys __proto__ constructor',
].flatMap((line) => line.split(' '))

const plausible = fc.constantFrom<unknown>(
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  `0x${'0'.repeat(64)}`,
  `0x${'f'.repeat(130)}`,
  'BTCW',
  'd30',
  '10',
  '99999999999999999999999999.999999999999999999',
  '999999999999999999',
  '2026-99-99',
  '2026-02-30T00:00:00Z',
  '0000-00-00',
  'a@b.cc',
  'a\u0000b@c.dd',
  '123456',
  'ABC234',
  'abc12345',
  'protocol',
  '\ud800',
  '\u0000',
  1e308,
  -0,
  [[[[[[[[[[[[[]]]]]]]]]]]]],
)
const value = fc.oneof({ weight: 3, arbitrary: plausible }, fc.jsonValue({ maxDepth: 2 }))
const fields = fc.dictionary(fc.constantFrom(...FIELDS), value, { maxKeys: 8 })
const body = fc.oneof({ weight: 4, arbitrary: fields }, fc.jsonValue())

test(
  'whatever a call is sent, it answers with an envelope: never a failure, never a trace of the code',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...paths),
        body,
        fc.boolean(),
        fc.constantFrom('en', 'zh-TW'),
        async (path, json, signedIn, locale) => {
          const response = await fetch(`${service.url}/api/${path}`, {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              'accept-language': locale,
              'idempotency-key': crypto.randomUUID(),
              // Each from another network, so that no limit keeps the fuzz from what lies behind it.
              'x-forwarded-for': Array.from(crypto.getRandomValues(new Uint8Array(4))).join('.'),
              ...(signedIn && path !== 'member/logout' && { authorization: `Bearer ${token}` }),
            },
            body: JSON.stringify(json),
          })
          const text = await response.text()
          const said = z.parse(Envelope, JSON.parse(text))
          expect(response.status).toBe(200)
          expect([200, 400, 401, 403], `${path} ${JSON.stringify(json)} ${text}`).toContain(
            said.code,
          )
          expect(text).not.toMatch(/\bat .*\.(ts|js):|node_modules|postgres/i)
          if (said.code !== 200) expect(said.message).not.toBe('')
        },
      ),
      { numRuns: RUNS },
    )
  },
  LONG,
)

test(
  'whatever form a call that takes files is sent, it answers with an envelope',
  async () => {
    const form = fc.uint8Array({ maxLength: 2_000 })
    const begun = fc.constantFrom(
      '',
      '--x\r\n',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n',
      '--x\r\ncontent-disposition: form-data; name="__proto__"; filename="a"\r\n\r\n\x89PNG\r\n',
      '--x\r\ncontent-disposition: form-data; name="file"\r\n\r\n1\r\n--x--\r\n',
    )
    const type = fc.constantFrom('', '; boundary=x', '; boundary=', `; boundary=${'x'.repeat(200)}`)
    await fc.assert(
      fc.asyncProperty(begun, form, type, async (begin, bytes, boundary) => {
        await service.db.inTx((tx) => tx`delete from bucket`)
        const response = await fetch(`${service.url}/api/member/uploadImg`, {
          method: 'POST',
          headers: {
            'content-type': `multipart/form-data${boundary}`,
            authorization: `Bearer ${token}`,
          },
          body: Buffer.concat([Buffer.from(begin, 'latin1'), bytes]),
        })
        expect(response.status).toBe(200)
        expect(await response.json()).toMatchObject({ code: 400, field: 'file' })
      }),
      { numRuns: Math.ceil(RUNS / 4) },
    )
  },
  LONG,
)
