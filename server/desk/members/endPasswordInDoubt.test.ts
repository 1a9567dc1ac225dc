import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { InDoubt } from '#server/db/InDoubt.ts'
import type { Database } from '#server/db/open.ts'
import { sendLetters } from '#server/mail/sendLetters.ts'
import { atDeskOf } from '#server/testing/atDeskOf.ts'
import { enrol } from '#server/testing/enrol.ts'
import { ownService } from '#server/testing/openService.ts'

test('a member whose password was taken away in doubt is written to once, though it was answered under its key', async () => {
  const service = await ownService()
  const { db, mail, world } = service
  const { id: memberId, account } = await enrol(service)
  await db.inTx((tx) => tx`update member set password_hash = 'any' where id = ${memberId}`)
  const doubtful: Database = {
    ...db,
    inTx: async (work) => {
      await db.inTx(work)
      throw new InDoubt({ cause: 'the connection broke' })
    },
  }
  const [key, body] = [randomUUID(), { memberId, reason: 'it was seen in a leak' }]
  const end = (at: typeof world) => atDeskOf(at)('operator/endPassword', body, key)
  await expect(end({ ...world, db: doubtful })).rejects.toThrow(InDoubt)
  expect(await end(world)).toMatchObject({ id: memberId, ended: 1 })
  expect(mail.messages()).toEqual([])

  const send = () => sendLetters(world, () => {}, new AbortController().signal)
  expect(await send()).toBe(1)
  expect(await send()).toBe(0)
  expect(mail.messages()).toMatchObject([
    { to: [`${account}@bitwave.invalid`], subject: expect.stringContaining('was removed') },
  ])
})
