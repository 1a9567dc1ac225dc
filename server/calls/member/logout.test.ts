import { afterAll, beforeAll, expect, test } from 'vitest'
import { openService, type Service } from '#server/testing/openService.ts'
import { proofOf, signUp } from '#server/testing/signUp.ts'

let service: Service
beforeAll(async () => {
  service = await openService()
})
afterAll(() => service.close())

/** Two sign-ins of a member who has a wallet and no password, and one of another. */
async function signedIn() {
  const { wallet } = await signUp(service)
  const byWallet = async (whose = wallet) =>
    (await service.call('member/walletLogin', await proofOf(service, whose))).result.token as string
  const other = (await signUp(service)).wallet
  return { phone: await byWallet(), desk: await byWallet(), other: await byWallet(other) }
}

const isIn = async (token: string) => (await service.call('member/userInfo', {}, { token })).code

test('ends the sign-in that asks, and no other', async () => {
  const { phone, desk, other } = await signedIn()
  expect(await service.call('member/logout', {}, { token: phone })).toMatchObject({ code: 200 })
  expect([await isIn(phone), await isIn(desk), await isIn(other)]).toEqual([401, 200, 200])
})

test('everywhere ends all of the member, and nobody else', async () => {
  const { phone, desk, other } = await signedIn()
  const body = { everywhere: true }
  expect(await service.call('member/logout', body, { token: desk })).toMatchObject({ code: 200 })
  expect([await isIn(phone), await isIn(desk), await isIn(other)]).toEqual([401, 401, 200])
  expect((await service.call('member/logout', body, { token: desk })).code).toBe(401)
})
