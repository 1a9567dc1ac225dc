import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openProfiles, type Profiles } from '#server/testing/openProfiles.ts'
import { newcomer } from '#server/testing/signUp.ts'
import { memberRecord } from './memberRecord.ts'
import { searchMembers } from './searchMembers.ts'
import { type Box, codeIn, join, mailbox, mailTo } from './testing/mailboxes.ts'

let service: Profiles
beforeAll(async () => {
  service = await openProfiles()
})
afterAll(() => service.close())
beforeEach(() => service.unlimited())

const NEW = 'otter-lake-43'
const HAS_ACCOUNT = 'You already have an account'

/** As it was stored while each spelling was an address of its own. */
const store = (id: string, email: string, trusted = true) =>
  service.db.inTx(
    (tx) => tx`update member set email = ${email}, mail_trusted = ${trusted} where id = ${id}`,
  )

const stored = async (id: string) =>
  (
    await service.db.inTx((tx) => tx<{ email: string }>`select email from member where id = ${id}`)
  )[0]?.email

const userOf = async (token: string) =>
  (await service.call('member/userInfo', {}, { token })).result

let passwords = 0
/** Whether the mailbox sets this member's password by this spelling. */
async function retrieves(email: string, box: Box, account: string) {
  const code = codeIn(await mailTo(service, 'password/sendRetrieveCode', email, box))
  passwords += 1
  const password = `${NEW}${passwords}`
  await service.call('password/retrievePassword', { email, code, password })
  return (await service.call('member/login', { account, password })).code === 200
}

test('a mailbox is one account, however its domain is written, and is kept, shown and mailed to in one spelling', async () => {
  const box = mailbox()
  const ann = await join(service, box.read, box)
  expect(await stored(ann.id)).toBe(box.ascii)
  expect(await userOf(ann.token)).toMatchObject({ email: box.ascii })
  for (const email of [box.read, box.ascii, ...box.others]) {
    expect((await mailTo(service, 'member/sendRegistCode', email, box)).subject).toBe(HAS_ACCOUNT)
    expect(await retrieves(email, box, ann.account)).toBe(true)
  }
})

test('a code that was asked for by one spelling is good with another', async () => {
  const box = mailbox()
  const ann = await join(service, box.ascii, box)
  const code = codeIn(await mailTo(service, 'password/sendRetrieveCode', box.read, box))
  const body = { email: box.ascii, code, password: NEW }
  expect(await service.call('password/retrievePassword', body)).toMatchObject({ code: 200 })
  expect((await service.call('member/login', { ...ann, password: NEW })).code).toBe(200)
})

test('no more codes go to a mailbox for its being written otherwise', async () => {
  const box = mailbox()
  expect((await service.call('member/sendRegistCode', { email: box.read })).code).toBe(200)
  for (const email of [box.ascii, ...box.others]) {
    const said = await service.call('member/sendRegistCode', { email })
    expect(said).toMatchObject({ code: 400, retryAfter: expect.any(Number) })
  }
})

test('one that was stored as it was typed is found by every spelling, and is nobody else’s', async () => {
  const box = mailbox()
  const ann = await join(service, box.ascii, box)
  const bob = await service.member()
  // It was mailed before anybody had the address.
  await store(ann.id, 'other@x.com')
  const [joins, use] = [
    codeIn(await mailTo(service, 'member/sendRegistCode', box.ascii, box)),
    codeIn(await mailTo(service, 'member/sendEmailCode', box.ascii, box, bob.token)),
  ]
  await store(ann.id, box.read)

  expect(await userOf(ann.token)).toMatchObject({ email: box.ascii })
  const taken = { code: 400, field: 'email' }
  const { form } = newcomer(service)
  const joining = { ...form, email: box.ascii, code: joins }
  expect(await service.call('member/regist', joining)).toMatchObject(taken)
  const change = { email: box.ascii, code: use, password: bob.password }
  expect(await service.modify(bob.token, change)).toMatchObject(taken)
  for (const email of [box.ascii, box.read, ...box.others])
    expect((await mailTo(service, 'member/sendRegistCode', email, box)).subject).toBe(HAS_ACCOUNT)
  expect(await retrieves(box.ascii, box, ann.account)).toBe(true)
})

test('two accounts whose mailbox was two addresses stay two, each reached as before, and each confirms its own', async () => {
  const box = mailbox()
  const old = await join(service, box.ascii, box)
  await store(old.id, box.read, false)
  const free = mailbox()
  const later = await join(service, free.ascii, free)
  await store(later.id, box.ascii)

  expect(await retrieves(box.ascii, box, later.account)).toBe(true)
  expect((await mailTo(service, 'password/sendRetrieveCode', box.read, box)).subject).toContain(
    'cannot set',
  )
  const code = codeIn(await mailTo(service, 'member/sendEmailCode', box.ascii, box, old.token))
  const { password } = old
  const confirmed = await service.modify(old.token, { email: box.ascii, code, password })
  expect(confirmed).toMatchObject({ code: 200, result: { emailTrusted: true } })
  expect(await retrieves(box.read, box, old.account)).toBe(true)
  expect([await stored(old.id), await stored(later.id)]).toEqual([box.read, box.ascii])
})

test('a member who confirms the own address in another spelling has it in the one, and is told of no change', async () => {
  const box = mailbox()
  const ann = await join(service, box.ascii, box)
  await store(ann.id, box.read)
  const code = codeIn(await mailTo(service, 'member/sendEmailCode', box.read, box, ann.token))
  const mails = service.mail.messages().length
  const { password } = ann
  const said = await service.modify(ann.token, { email: box.read, code, password })
  expect(said).toMatchObject({ code: 200, result: { email: box.ascii } })
  expect(await stored(ann.id)).toBe(box.ascii)
  expect(service.mail.messages()).toHaveLength(mails)
})

test('an operator finds a member by either spelling', async () => {
  const [kept, typed] = [mailbox(), mailbox()]
  const [ann, bob] = [await join(service, kept.read, kept), await join(service, typed.ascii, typed)]
  await store(bob.id, typed.read)
  for (const words of [kept.ascii, kept.read, typed.ascii, typed.read]) {
    const id = words.startsWith(kept.ascii.split('@')[0] ?? '') ? ann.id : bob.id
    const found = await service.db.inTx(async (tx) => ({
      listed: (await searchMembers(tx, { keywords: words })).ids,
      shown: await memberRecord(tx, words),
    }))
    expect(found).toMatchObject({ listed: [id], shown: { id } })
    expect(found.shown?.email).toMatch(/@xn--bcher-kva\.de$/)
  }
})
