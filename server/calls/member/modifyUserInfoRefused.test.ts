import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { claimAccount } from '#server/members/claimAccount.ts'
import { mailedCode } from '#server/testing/mailedCode.ts'
import { openProfiles, type Profiles } from '#server/testing/openProfiles.ts'
import { newcomer } from '#server/testing/signUp.ts'
import { waitsForLock } from '#server/testing/waitsForLock.ts'

let service: Profiles
beforeAll(async () => {
  service = await openProfiles()
})
afterAll(() => service.close())
beforeEach(() => service.unlimited())

describe('a profile stays as it is', () => {
  test('with a nickname that cannot be seen, and nothing else of that form is taken either', async () => {
    const { member, modify } = service
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
    const { member, modify } = service
    const { token } = await member()
    expect(await modify(token, { avatar })).toMatchObject({ code: 400, field: 'avatar' })
  })

  test('with the picture of another member', async () => {
    const { member, modify, uploaded } = service
    const [ann, bob] = [await member(), await member()]
    const avatar = await uploaded(bob.token, 'blue')
    expect(await modify(ann.token, { avatar })).toMatchObject({ code: 400, field: 'avatar' })
  })

  test('with a mail address and no code, a wrong one, or one that was mailed to another address', async () => {
    const { member, modify, free, mailFor } = service
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
    const { member, modify, mailFor } = service
    const [ann, bob] = [await member(), await member()]
    const mail = await mailFor(bob.token)
    expect(await modify(ann.token, mail)).toMatchObject({ code: 400, field: 'code' })
    expect((await modify(bob.token, mail)).code).toBe(200)
  })

  test('when the mail address found another owner after the code was sent', async () => {
    const { member, modify, mailFor } = service
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
    const { db, member, modify, mailFor } = service
    const { id, token } = await member()
    const mail = await mailFor(token)
    const said = await db.inTx(async (tx) => {
      await tx`select 1 from member where id = ${id} for no key update`
      const late = modify(token, mail)
      await expect.poll(() => waitsForLock(db)).toBe(true)
      await claimAccount(tx, id)
      return { late }
    })
    expect(await said.late).toMatchObject({ code: 401 })
    const [row] = await db.inTx((tx) => tx`select mail_trusted from member where id = ${id}`)
    expect(row).toEqual({ mail_trusted: false })
  })
})
