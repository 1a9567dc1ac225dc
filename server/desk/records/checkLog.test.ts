import { expect, onTestFinished, test } from 'vitest'
import { recordAct } from '#server/acts/recordAct.ts'
import type { Database } from '#server/db/open.ts'
import type { Tx } from '#server/db/Tx.ts'
import { as } from '#server/testing/as.ts'
import { atDeskOf } from '#server/testing/atDeskOf.ts'
import { openBooks } from '#server/testing/openBooks.ts'

test('what is told of the log is told of one moment, whatever is written while it is read', async () => {
  const { db, world, clock, close } = await openBooks()
  onTestFinished(close)
  const write = () =>
    db.inTx((tx) => recordAct(tx, { actor: 'ann', act: 'try', subject: 'a', now: clock.now() }))
  await write()
  const second = await write()
  /** As if somebody else wrote a line after each of its reads. */
  const busy = (tx: Tx): Tx => {
    return async (text, ...values) => {
      const rows = await tx(text, ...values)
      if (text.join('').includes('from operator_act')) await write()
      return rows as never
    }
  }
  const watched: Database = { ...db, inTx: (work) => db.inTx((tx) => work(busy(tx))) }
  const check = () => atDeskOf({ ...world, db: watched })('operator/checkLog', {})
  expect(await check()).toEqual({ lines: 2, last: second, breaks: 0, broken: [] })
  expect(await check()).toMatchObject({ lines: 3, broken: [] })
})

test('of a log that was written anew the first lines are named, and all are counted', async () => {
  const { db, world, clock, close } = await openBooks()
  onTestFinished(close)
  for (let i = 0; i < 25; i++)
    await db.inTx((tx) =>
      recordAct(tx, { actor: 'ann', act: 'try', subject: 'a', now: clock.now() }),
    )
  await as(db.ownerUrl, (owner) =>
    owner.query(`
      alter table operator_act disable trigger user; update operator_act set reason = 'another' where id > 1`),
  )
  const broken = Array.from({ length: 20 }, (_, i) => `${i + 2}`)
  expect(await atDeskOf(world)('operator/checkLog', {})).toMatchObject({ breaks: 24, broken })
})
