import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Enrolled, enrol } from '#server/testing/enrol.ts'
import { type Members, openMembers, reason } from '#server/testing/openMembers.ts'

let farm: Members
beforeAll(async () => {
  farm = await openMembers()
})
afterAll(() => farm.close())

test('a password that is taken away signs nobody in, and the log does not hold it', async () => {
  const { db, mail, ask, lines, isIn } = farm
  const member = await enrol(farm)
  const secret = 'nobody-reads-this'
  await db.inTx((tx) => tx`update member set password_hash = ${secret} where id = ${member.id}`)
  const done = await ask('operator/endPassword', { memberId: member.id, reason })
  expect(done).toMatchObject({ result: { ended: 1 } })
  expect(await isIn(member)).toBe(false)
  const { result } = await ask('operator/member', { memberId: member.id })
  expect(result).toMatchObject({ hasPassword: false })
  const { subject, text } = await mail.waitFor(result.email)
  expect(subject).toBe('Your password was removed / 您的密碼已被移除')
  expect(text).toContain('set a new password')
  expect(text).not.toContain(reason)
  const written = await lines(member)
  expect(written).toMatchObject([{ before: { hasPassword: true, sessions: 1 } }])
  expect(JSON.stringify(written)).not.toContain(secret)
})

test('a member without a password is mailed nothing, and told twice is mailed once', async () => {
  const { db, mail, boss, ask } = farm
  const [plain, member] = [await enrol(farm), await enrol(farm)]
  await db.inTx((tx) => tx`update member set password_hash = 'any' where id = ${member.id}`)
  const key = randomUUID()
  for (const asked of [plain, member, member]) {
    const body = { memberId: asked.id, reason }
    const said = await ask('operator/endPassword', body, boss, asked === plain ? randomUUID() : key)
    expect(said).toMatchObject({ code: 200, result: { ended: 1 } })
  }
  const mailTo = ({ account }: Enrolled) => `${account}@bitwave.invalid`
  await mail.waitFor(mailTo(member))
  const sent = mail.messages().flatMap(({ to }) => to)
  expect(sent.filter((to) => to === mailTo(member))).toHaveLength(1)
  expect(sent).not.toContain(mailTo(plain))
})

test('who is frozen too is not sent to “Forgot password”, which would send them away again', async () => {
  const { db, mail, ask } = farm
  const member = await enrol(farm)
  await db.inTx((tx) => tx`update member set password_hash = 'any' where id = ${member.id}`)
  await ask('operator/freeze', { memberId: member.id, reason })
  await ask('operator/endPassword', { memberId: member.id, reason })
  const { text } = await mail.waitFor(`${member.account}@bitwave.invalid`)
  expect(text).not.toMatch(/Forgot password|忘記密碼/)
  expect(text).toContain('write to customer service (')
})
