import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mailedCode } from '#server/testing/mailedCode.ts'
import { openProfiles, type Profiles } from '#server/testing/openProfiles.ts'
import { proofOf } from '#server/testing/signUp.ts'
import { toldTo } from '#server/testing/toldTo.ts'

const NEW = 'otter-lake-43'

let service: Profiles
beforeAll(async () => {
  service = await openProfiles()
})
afterAll(() => service.close())
beforeEach(() => service.unlimited())

/** Somebody who typed the address, with a sign-in elsewhere too. */
async function typed() {
  const ann = await service.member()
  const { result } = await service.call('member/login', ann)
  return { ...ann, elsewhere: result.token as string }
}

type Typed = Awaited<ReturnType<typeof typed>>

/** What saves a mail address without the password: its code, and a signature of the wallet. */
async function signedMail({ token, wallet }: Typed, email?: string) {
  const { password: _, ...mail } = await service.mailFor(token, email)
  return { ...mail, proof: await proofOf(service, wallet) }
}

const seenBy = async (token: string) => await service.call('member/userInfo', {}, { token })

test('a first signature under a change of the mail address counts as at a sign-in, and this sign-in stays', async () => {
  const ann = await typed()
  const mail = await signedMail(ann)
  expect(await service.modify(ann.token, mail)).toMatchObject({
    code: 200,
    result: {
      email: mail.email,
      emailTrusted: true,
      accountProved: true,
      accountSigned: true,
      hasPassword: false,
    },
  })
  expect((await seenBy(ann.token)).code).toBe(200)
  expect((await seenBy(ann.elsewhere)).code).toBe(401)
  expect((await service.call('member/login', ann)).code).toBe(400)
  expect(await toldTo(service, ann.email)).toEqual([
    'A wallet took over your account / 錢包已接管您的帳戶',
  ])
  expect(await toldTo(service, mail.email)).toEqual([])
})

test('a password that is set by the mail that the first signature confirmed outlives a sign-in by wallet', async () => {
  const ann = await typed()
  const { email } = ann
  expect((await service.modify(ann.token, await signedMail(ann, email))).code).toBe(200)
  // Its reader gave the code a moment ago, and it goes on being a way in.
  expect(await toldTo(service, email)).toEqual([])

  await service.call('password/sendRetrieveCode', { email })
  const code = await mailedCode(service, email)
  const retrieved = await service.call('password/retrievePassword', { email, code, password: NEW })
  expect(retrieved.code).toBe(200)
  const { result } = await service.call('member/walletLogin', await proofOf(service, ann.wallet))
  expect((await seenBy(result.token)).result).toMatchObject({
    email,
    emailTrusted: true,
    hasPassword: true,
  })
  expect((await service.call('member/login', { ...ann, password: NEW })).code).toBe(200)
})

test('a signature after the first takes nothing', async () => {
  const ann = await typed()
  const { result } = await service.call('member/walletLogin', await proofOf(service, ann.wallet))
  const { email } = ann
  const confirmed = await service.modify(
    result.token,
    await signedMail({ ...ann, ...result }, email),
  )
  expect(confirmed.code).toBe(200)
  await service.call('password/sendRetrieveCode', { email })
  const code = await mailedCode(service, email)
  await service.call('password/retrievePassword', { email, code, password: NEW })
  const [one, other] = [
    await service.call('member/login', { ...ann, password: NEW }),
    await service.call('member/login', { ...ann, password: NEW }),
  ]
  const mail = await signedMail({ ...ann, token: one.result.token })
  const said = await service.modify(one.result.token, mail)
  expect(said.result).toMatchObject({ email: mail.email, emailTrusted: true, hasPassword: true })
  expect((await seenBy(other.result.token)).code).toBe(200)
})

test('a change that is refused leaves the first signature to come', async () => {
  const [ann, ben] = [await typed(), await service.member()]
  const mail = await signedMail(ann)
  // Somebody else has the address since the code was mailed.
  await service.db.inTx((tx) => tx`update member set email = ${mail.email} where id = ${ben.id}`)
  expect(await service.modify(ann.token, mail)).toMatchObject({ code: 400, field: 'email' })
  expect((await seenBy(ann.elsewhere)).result).toMatchObject({
    email: ann.email,
    emailTrusted: true,
    accountSigned: false,
    hasPassword: true,
  })
})
