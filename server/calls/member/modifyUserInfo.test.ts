import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailedCode } from '#server/testing/mailedCode.ts'
import { openProfiles, type Profiles } from '#server/testing/openProfiles.ts'
import { proofOf } from '#server/testing/signUp.ts'

let service: Profiles
beforeAll(async () => {
  service = await openProfiles()
})
afterAll(() => service.close())
beforeEach(() => service.unlimited())

describe('a member changes', () => {
  test('the nickname, and is answered as they are from now on', async () => {
    const { member, modify } = service
    const { token, id } = await member()
    const { code, result } = await modify(token, { nickname: '  陳小明 ' })
    expect(code).toBe(200)
    expect(result).toMatchObject({ id, nickname: '陳小明', balances: { BTCW: { available: '0' } } })
    expect((await service.call('member/userInfo', {}, { token })).result).toEqual(result)
  })

  test('the picture to one they have uploaded, and nothing else with it', async () => {
    const { member, modify, uploaded } = service
    const { token, email } = await member()
    const avatar = await uploaded(token)
    expect((await modify(token, { avatar })).result).toMatchObject({ avatar, email })
    // It is kept while it is used, however many are tried after it.
    for (const colour of ['blue', 'lime', 'pink', 'gold', 'navy']) await uploaded(token, colour)
    expect((await fetch(service.url + avatar)).status).toBe(200)
  })

  test('the picture to none, which a change of anything else does not do', async () => {
    const { member, modify, uploaded } = service
    const { token } = await member()
    const avatar = await uploaded(token)
    await modify(token, { avatar })
    expect((await modify(token, { nickname: 'Otter' })).result).toMatchObject({ avatar })
    expect((await modify(token, { avatar: null })).result).toMatchObject({ avatar: null })
  })

  test('the mail address by the code mailed to it, and the former one is told', async () => {
    const { member, modify, mailFor } = service
    const ann = await member()
    const mail = await mailFor(ann.token)
    expect((await modify(ann.token, mail)).result).toMatchObject({
      email: mail.email,
      emailTrusted: true,
    })
    const { subject, text } = await service.mail.waitFor(ann.email)
    // As it may be somebody else who asks.
    expect(subject).toBe('Your email address was changed / 您的電子郵件地址已變更')
    // The new one is not for the eyes of whoever reads the old one.
    expect(text).not.toContain(mail.email)
    // Nor does it send its reader to what only the new one can do.
    expect(text).not.toContain('Forgot password')
    expect(text).toContain('write to customer service')
    expect(await modify(ann.token, mail)).toMatchObject({ code: 400, field: 'code' })
  })

  test('nothing but the trust in their mail address by a code mailed to the same one', async () => {
    const { member, modify } = service
    const { wallet, email } = await member()
    const { result } = await service.call('member/walletLogin', await proofOf(service, wallet))
    await service.call('member/sendEmailCode', { email }, result)
    const code = await mailedCode(service, email)
    const mail = { email, code, proof: await proofOf(service, wallet) }
    expect((await modify(result.token, mail)).result).toMatchObject({ email, emailTrusted: true })
    const told = service.mail.messages().filter(({ to }) => to.includes(email))
    const subjects = told.map(({ subject }) => subject).join()
    expect(subjects).not.toContain('Your email address was changed')
  })
})
