import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openService, type Service } from '#server/testing/openService.ts'
import { codeFor, newcomer } from '#server/testing/signUp.ts'
import { limits } from '#shared/limits.ts'

let service: Service
beforeAll(async () => {
  service = await openService()
})
afterAll(() => service.close())
/** Limits of a network are a matter of other tests. */
beforeEach(() => service.db.inTx((tx) => tx`delete from bucket`))

/** Somebody with a code, and their form sent with the right code or a wrong one, mistyped elsewhere or not. */
async function withCode() {
  const { form } = newcomer(service)
  const code = await codeFor(service, form.email)
  const send = (changed: object) => service.call('member/regist', { ...form, code, ...changed })
  const mistyped = { inviteCode: '222222' }
  const wrong = { code: code === '000000' ? '000001' : '000000' }
  return { send, mistyped, wrong }
}

test('a right code costs no try, however often another field is wrong', async () => {
  const { send, mistyped } = await withCode()
  for (let n = 0; n <= limits.codeTries; n += 1)
    expect(await send(mistyped)).toMatchObject({ code: 400, field: 'inviteCode' })
  expect((await send({})).code).toBe(200)
})

test('a right code between them takes no wrong try back: the fifth ends it', async () => {
  const { send, mistyped, wrong } = await withCode()
  for (let n = 0; n < limits.codeTries; n += 1) {
    expect(await send(mistyped)).toMatchObject({ field: 'inviteCode' })
    expect(await send({ ...mistyped, ...wrong })).toMatchObject({ field: 'code' })
  }
  expect(await send({})).toMatchObject({ code: 400, field: 'code' })
})

test('and neither does one at the same moment', async () => {
  const { send, mistyped, wrong } = await withCode()
  const tries = Array.from({ length: limits.codeTries }, () => [send(mistyped), send(wrong)])
  await Promise.all(tries.flat())
  expect(await send({})).toMatchObject({ code: 400, field: 'code' })
})

test('a right code is no way to go on and on: twenty forms, then one in half a minute, from all networks together', async () => {
  const { send, mistyped } = await withCode()
  for (let n = 0; n < 20; n += 1)
    expect(await send(mistyped)).toMatchObject({ field: 'inviteCode' })
  await service.db.inTx((tx) => tx`delete from bucket where key like 'regist:from:%'`)
  const said = await send(mistyped)
  expect(said.message).toMatch(/Too many attempts/)
  service.pass(30_000)
  expect((await send({})).code).toBe(200)
})
