import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { claimAccount } from '#server/members/claimAccount.ts'
import { mailedCode } from '#server/testing/mailedCode.ts'
import { openService, type Service } from '#server/testing/openService.ts'
import { newcomer, proofOf, signUpAndIn } from '#server/testing/signUp.ts'

let service: Service
beforeAll(async () => {
  service = await openService()
})
afterAll(() => service.close())
/** Limits are a matter of other tests. */
beforeEach(() => service.db.inTx((tx) => tx`delete from bucket`))

const member = (on = service) => signUpAndIn(on)

const modify = (token: string, body: object) =>
  service.call('member/modifyUserInfo', body, { token })
const sendCode = (token: string, email: string, on = service) =>
  on.call('member/sendEmailCode', { email }, { token })

const free = () => newcomer(service).form.email

const PASSWORD = 'heron-lake-42'

/** An address with the code that was mailed to it for this member, and the member's password. */
async function mailFor(token: string, email = free()) {
  await sendCode(token, email)
  return { email, code: await mailedCode(service, email), password: PASSWORD }
}

async function uploaded(token: string, background = 'red'): Promise<string> {
  const file = await sharp({ create: { width: 9, height: 9, channels: 3, background } })
    .png()
    .toBuffer()
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(file)]))
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${service.url}/api/member/uploadImg`, {
    method: 'POST',
    headers,
    body,
  })
  return (await response.json()).result.url
}

describe('a profile stays as it is', () => {
  test('with a nickname that cannot be seen, and nothing else of that form is taken either', async () => {
    const { token, email } = await member()
    const said = await modify(token, { nickname: '\u200b' })
    expect(said).toMatchObject({ code: 400, field: 'nickname' })
    const half = await modify(token, { nickname: 'Ann', avatar: '/avatars/x.webp' })
    expect(half).toMatchObject({ code: 400, field: 'avatar' })
    const { result } = await service.call('member/userInfo', {}, { token })
    expect(result).toMatchObject({
      email,
      nickname: expect.stringMatching(/^Newcomer/),
      avatar: null,
    })
  })

  test.each([
    'https://evil.example/x.png',
    '//evil.example/x.webp',
    'javascript:alert(1)',
    `/avatars/${'0'.repeat(64)}.webp`,
  ])('with the picture %s, which was not given to this member', async (avatar) => {
    const { token } = await member()
    expect(await modify(token, { avatar })).toMatchObject({ code: 400, field: 'avatar' })
  })

  test('with the picture of another member', async () => {
    const [ann, bob] = [await member(), await member()]
    const avatar = await uploaded(bob.token, 'blue')
    expect(await modify(ann.token, { avatar })).toMatchObject({ code: 400, field: 'avatar' })
  })

  test('with a mail address and no code, a wrong one, or one that was mailed to another address', async () => {
    const { token } = await member()
    const mail = await mailFor(token)
    const no = { code: 400, field: 'code' }
    expect(await modify(token, { email: mail.email })).toMatchObject(no)
    const wrong = mail.code === '000000' ? '000001' : '000000'
    expect(await modify(token, { ...mail, code: wrong })).toMatchObject(no)
    expect(await modify(token, { ...mail, email: free() })).toMatchObject(no)
    expect((await modify(token, mail)).code).toBe(200)
  })

  test('with a code that was mailed for another member', async () => {
    const [ann, bob] = [await member(), await member()]
    const mail = await mailFor(bob.token)
    expect(await modify(ann.token, mail)).toMatchObject({ code: 400, field: 'code' })
    expect((await modify(bob.token, mail)).code).toBe(200)
  })

  test('when the mail address found another owner after the code was sent', async () => {
    const ann = await member()
    const { wallet, form } = newcomer(service)
    const mail = await mailFor(ann.token, form.email)
    await service.call('member/sendRegistCode', { email: form.email })
    const code = await mailedCode(service, form.email)
    const joined = await service.call('member/regist', { ...form, code, account: wallet.address })
    expect(joined.code).toBe(200)
    const said = await modify(ann.token, mail)
    expect(said).toMatchObject({ code: 400, field: 'email' })
    expect(said.message).toBe('This email address already has an account.')
  })

  test('when the wallet took the account while its mail address was being changed', async () => {
    const { id, token } = await member()
    const mail = await mailFor(token)
    const { db } = service
    const waiting = () =>
      db.inTx((tx) => tx`select 1 from pg_locks where not granted and locktype <> 'relation'`)
    const said = await db.inTx(async (tx) => {
      await tx`select 1 from member where id = ${id} for no key update`
      const late = modify(token, mail)
      await expect.poll(async () => (await waiting()).length).toBeGreaterThan(0)
      await claimAccount(tx, id)
      return { late }
    })
    expect(await said.late).toMatchObject({ code: 401 })
    const [row] = await db.inTx((tx) => tx`select mail_trusted from member where id = ${id}`)
    expect(row).toEqual({ mail_trusted: false })
  })
})

describe('a member changes', () => {
  test('the nickname, and is answered as they are from now on', async () => {
    const { token, id } = await member()
    const { code, result } = await modify(token, { nickname: '  陳小明 ' })
    expect(code).toBe(200)
    expect(result).toMatchObject({ id, nickname: '陳小明', balances: { BTCW: { available: '0' } } })
    expect((await service.call('member/userInfo', {}, { token })).result).toEqual(result)
  })

  test('the picture to one they have uploaded, and nothing else with it', async () => {
    const { token, email } = await member()
    const avatar = await uploaded(token)
    expect((await modify(token, { avatar })).result).toMatchObject({ avatar, email })
    // It is kept while it is used, however many are tried after it.
    for (const colour of ['blue', 'lime', 'pink', 'gold', 'navy']) await uploaded(token, colour)
    expect((await fetch(service.url + avatar)).status).toBe(200)
  })

  test('the picture to none, which a change of anything else does not do', async () => {
    const { token } = await member()
    const avatar = await uploaded(token)
    await modify(token, { avatar })
    expect((await modify(token, { nickname: 'Otter' })).result).toMatchObject({ avatar })
    expect((await modify(token, { avatar: null })).result).toMatchObject({ avatar: null })
  })

  test('the mail address by the code mailed to it, and the former one is told', async () => {
    const ann = await member()
    const mail = await mailFor(ann.token)
    expect((await modify(ann.token, mail)).result).toMatchObject({
      email: mail.email,
      emailTrusted: true,
    })
    const { subject, text } = await service.mail.waitFor(ann.email)
    expect(subject).toBe('Your mail address was changed')
    // The new one is not for the eyes of whoever reads the old one.
    expect(text).not.toContain(mail.email)
    // Nor does it send its reader to what only the new one can do.
    expect(text).not.toContain('Forgot password')
    expect(text).toContain('write to the support')
    expect(await modify(ann.token, mail)).toMatchObject({ code: 400, field: 'code' })
  })

  test('nothing but the trust in their mail address by a code mailed to the same one', async () => {
    const { wallet, email } = await member()
    const { result } = await service.call('member/walletLogin', await proofOf(service, wallet))
    await service.call('member/sendEmailCode', { email }, result)
    const code = await mailedCode(service, email)
    const mail = { email, code, proof: await proofOf(service, wallet) }
    expect((await modify(result.token, mail)).result).toMatchObject({ email, emailTrusted: true })
    const told = service.mail.messages().filter(({ to }) => to.includes(email))
    expect(told.map(({ subject }) => subject)).not.toContain('Your mail address was changed')
  })
})
