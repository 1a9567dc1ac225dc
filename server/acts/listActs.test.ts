import { expect, onTestFinished, test } from 'vitest'
import { openBooks } from '#server/testing/openBooks.ts'
import { listActs } from './listActs.ts'
import { recordAct } from './recordAct.ts'

test('who did it is found in capitals or not, and exactly where two differ in nothing else', async () => {
  const { db, clock, close } = await openBooks()
  onTestFinished(close)
  for (const actor of ['cli', 'Ann', 'ann', 'member 100007'])
    await db.inTx((tx) => recordAct(tx, { actor, act: 'try', subject: 'books', now: clock.now() }))
  const by = async (actor: string) => {
    const { list } = await db.inTx((tx) => listActs(tx, { actor }))
    return list.map((line) => line.actor)
  }
  expect(await by('CLI')).toEqual(['cli'])
  expect(await by('Ann')).toEqual(['Ann'])
  expect(await by('ann')).toEqual(['ann'])
  expect(await by('MEMBER 100007')).toEqual(['member 100007'])
  expect(await by('an')).toEqual([])
})

test('a numbered thing is found alone, and withdrawals by the beginning of their number too', async () => {
  const { db, clock, close } = await openBooks()
  onTestFinished(close)
  const subjects = ['grant 1', 'grant 10', 'member 100007', 'member 1000070', 'member 100007 role']
  for (const subject of [...subjects, 'withdrawal 26120200004', 'withdrawal 26120200014'])
    await db.inTx((tx) => recordAct(tx, { actor: 'cli', act: 'try', subject, now: clock.now() }))
  const to = async (subject: string) => {
    const { list } = await db.inTx((tx) => listActs(tx, { subject }))
    return list.map((line) => line.subject).toReversed()
  }
  expect(await to('grant 1')).toEqual(['grant 1'])
  expect(await to('grant')).toEqual(['grant 1', 'grant 10'])
  expect(await to('member 100007')).toEqual(['member 100007', 'member 100007 role'])
  expect(await to('withdrawal 261202')).toHaveLength(2)
  expect(await to('withdrawal 26120200004')).toEqual(['withdrawal 26120200004'])
})
