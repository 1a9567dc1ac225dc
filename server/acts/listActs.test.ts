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
