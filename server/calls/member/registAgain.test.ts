import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrations } from '#server/db/migrate.ts'
import { handedOver } from '#server/mail/sendLetters.ts'
import { as } from '#server/testing/as.ts'
import { atDeskOf } from '#server/testing/atDeskOf.ts'
import { openService, type Service } from '#server/testing/openService.ts'
import { codeFor, newcomer, proofOf, signUp } from '#server/testing/signUp.ts'

let service: Service
beforeAll(async () => {
  service = await openService()
})
afterAll(() => service.close())

/** Somebody who typed another's wallet address, and whose address it is signs up by wallet. */
async function taken() {
  const typed = await signUp(service)
  const { form } = newcomer(service)
  const owner = { ...form, account: typed.form.account }
  const code = await codeFor(service, owner.email)
  const proof = await proofOf(service, typed.wallet)
  const said = await service.call('member/regist', { ...owner, code, proof })
  expect(said.code).toBe(200)
  return typed
}

/** What a row says of who could get in. */
const row = async (id: string) =>
  (
    await service.db.inTx(
      (tx) => tx`
        select account, email, mail_trusted as trusted, password_hash as hash from member where id = ${id}`,
    )
  )[0]

const emptied = (id: string) => ({
  account: `released ${id}`,
  email: `released ${id}`,
  trusted: false,
  hash: null,
})

test('who typed another’s wallet address is told that its owner took it, and signs up again with the same mail', async () => {
  const { id, form } = await taken()
  const { subject, text } = await service.mail.waitFor(form.email)
  expect(subject).toBe('Your account was closed / 您的帳戶已關閉')
  expect(text).toContain('this email address is free for it')
  expect(text).toContain('此電子郵件地址可再次使用')
  expect(await row(id)).toEqual(emptied(id))

  service.pass(61_000)
  const { account } = newcomer(service).form
  const code = await codeFor(service, form.email)
  const again = await service.call('member/regist', { ...form, account, code })
  expect(again.code).toBe(200)
  expect(await row(again.result.id)).toMatchObject({ account, email: form.email, trusted: true })
})

test('the desk writes to nobody about a row that has no mailbox any more', async () => {
  const { id } = await taken()
  const desk = atDeskOf(service.world)
  expect(await desk('operator/endPassword', { memberId: id, reason: 'a test' })).toMatchObject({
    id,
  })
  await handedOver(service.world, 5_000)
  const waiting = await service.db.inTx((tx) => tx<{ subject: string }>`select subject from letter`)
  const subjects = [...waiting, ...service.mail.messages()].map(({ subject }) => subject)
  expect(subjects.filter((subject) => /password/.test(subject))).toEqual([])
  expect(await desk('operator/member', { memberId: id })).toMatchObject({ hasPassword: false })
})

test('a row that was given up before mailboxes were freed has none either from then on', async () => {
  const { db } = service
  const [kept, other] = [await signUp(service), await signUp(service)]
  const before = await row(other.id)
  await db.inTx((tx) => tx`update member set account = 'released ' || id where id = ${kept.id}`)
  const migration = (await migrations()).find(({ name }) => name.startsWith('081-'))
  await as(db.ownerUrl, (client) => client.query(migration?.sql ?? ''))
  expect(await row(kept.id)).toEqual(emptied(kept.id))
  expect(await row(other.id)).toEqual(before)
})
