import { afterAll, beforeAll, expect, test } from 'vitest'
import { handedOver } from '#server/mail/sendLetters.ts'
import { openService, type Service } from '#server/testing/openService.ts'
import { proofOf, signUp } from '#server/testing/signUp.ts'
import { toldTo } from '#server/testing/toldTo.ts'

let service: Service
beforeAll(async () => {
  service = await openService()
})
afterAll(() => service.close())

const sign = async (wallet: Parameters<typeof proofOf>[1]) =>
  (await service.call('member/walletLogin', await proofOf(service, wallet))).code

test('whose mail and password opened an account until its wallet signed is told so, once, in both languages', async () => {
  const { wallet, form } = await signUp(service)
  expect(await sign(wallet)).toBe(200)
  const { text } = await service.mail.waitFor(form.email)
  expect(text).toMatch(/Only it opens the account from now on/)
  expect(text).toContain('此後只有該錢包能登入帳戶')
  expect(text).toContain('write to customer service at once (')
  expect(await sign(wallet)).toBe(200)
  expect(await toldTo(service, form.email)).toEqual([
    'A wallet took over your account / 錢包已接管您的帳戶',
  ])
})

test('a mail address that was no way in is told nothing, nor is who signed when signing up', async () => {
  const [untrusted, proved] = [await signUp(service), await signUp(service, { proved: true })]
  await service.db.inTx(
    (tx) => tx`update member set mail_trusted = false where id = ${untrusted.id}`,
  )
  for (const { wallet, form } of [untrusted, proved]) {
    expect(await sign(wallet)).toBe(200)
    expect(await toldTo(service, form.email)).toEqual([])
  }
})

test('the letter is kept with what it tells of: a mail server that is away loses none', async () => {
  const { wallet, form } = await signUp(service)
  await service.mail.stop()
  expect(await sign(wallet)).toBe(200)
  await handedOver(service.world, 10_000)
  const kept = await service.db.inTx((tx) => tx`select receiver from letter`)
  expect(kept).toEqual([{ receiver: form.email }])
})
