import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { Refusal } from '#server/db/Refusal.ts'
import { ownDatabase } from '#server/testing/testDatabase.ts'
import { onceFor } from './onceFor.ts'

const actor = { name: 'member 7', member: '7', roles: [] }
const now = new Date('2026-11-29T12:00:00Z')
const body = { reason: 'all is well again' }
const asked = () => ({
  path: 'operator/resumePayouts' as const,
  body,
  key: randomUUID(),
  overNet: true,
})

test.each([
  { no: new Refusal('tooMany', { retryAfter: 2 }), why: 'waits' },
  { no: new Refusal('signedOut'), why: 'signs in' },
  { no: new Refusal('inDoubt'), why: 'asks again' },
])('whoever $why after a no asks on under the same key, and is answered', async ({ no }) => {
  const db = await ownDatabase()
  const one = asked()
  const refuse = () => Promise.reject(no)
  await expect(db.inTx((tx) => onceFor(tx, one, { actor, now, run: refuse }))).rejects.toBe(no)
  const run = async () => ({ since: now.getTime() })
  const said = await db.inTx((tx) => onceFor(tx, one, { actor, now, run }))
  expect(said).toEqual({ since: now.getTime() })
})

test('a no by a name that is not known any more is told as dealt with', async () => {
  const db = await ownDatabase()
  const one = asked()
  const run = () => Promise.reject(new Refusal('saidAlready'))
  const tell = () => db.inTx((tx) => onceFor(tx, one, { actor, now, run }))
  expect(await tell()).toMatchObject({ because: 'saidAlready' })
  await db.inTx(
    (tx) => tx`
    update desk_answer set refusal = replace(refusal, 'saidAlready', 'saidOnce') where key = ${one.key}`,
  )
  expect(await tell()).toMatchObject({ because: 'keyReused' })
})
