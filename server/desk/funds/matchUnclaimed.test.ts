import { expect, test } from 'vitest'
import { audit } from '#server/audit/audit.ts'
import { activity, treasury } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { atDeskOf } from '#server/testing/atDeskOf.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { openFunds } from '#server/testing/openFunds.ts'

const DAY = 86_400_000

test('above the limit it takes two people who say the same of it; the first is only noted', async () => {
  const { at, join, sends, settle, look, logged, db, world } = await openFunds({ limit: '10' })
  const [ann, ben] = [await join(), await join()]
  await look()
  const hash = await sends(11n * COIN)
  const small = await sends(9n * COIN)
  await settle()
  const [one, two] = [atDeskOf(world, { name: 'one' }), atDeskOf(world, { name: 'two' })]
  const says = (who: typeof one, memberId: string, of = hash) =>
    who('operator/matchUnclaimed', { hash: of, memberId, reason: 'showed the exchange’s mail' })
  const noted = { outcome: 'first', payments: [{ amount: 11n * COIN, journal: null }] }
  expect(await says(one, ben.id)).toMatchObject(noted)
  expect(await says(one, ben.id)).toMatch('You said so already')
  // Another member is another word, and takes the place of the first.
  expect(await says(two, ann.id)).toMatchObject(noted)
  expect(await says(two, ann.id)).toMatch('You said so already')
  expect(await at('operator/unclaimed', { limit: 1 })).toMatchObject({
    list: [{ hash, said: { by: 'two', member: { id: ann.id, frozen: null } } }],
  })
  expect((await ann.balances()).BTCW.available).toBe(0n)
  const herself = atDeskOf(world, { name: `member ${ann.id}`, member: ann.id })
  expect(await says(herself, ann.id)).toMatch('to themselves')
  const both = await Promise.all([says(one, ann.id), says(at, ann.id)])
  expect(both).toContainEqual(expect.objectContaining({ outcome: 'booked' }))
  expect(both).toContainEqual(expect.stringMatching('Nothing that this transaction paid'))
  expect((await ann.balances()).BTCW.available).toBe(11n * COIN)
  // What two said is not what one gave alone.
  expect(await says(one, ann.id, small)).toMatchObject({ outcome: 'booked' })
  const lines = await logged()
  expect(lines).toMatchObject([
    { after: { member: ben.id, outcome: 'first', bookedAs: 'unclaimed' } },
    { after: { member: ann.id, outcome: 'first', bookedAs: 'unclaimed' } },
    { after: { member: ann.id, bookedAs: 'deposit' } },
    { after: { member: ann.id, bookedAs: 'deposit' } },
  ])
  expect(await audit(db)).toEqual([])
})

test('splitting gains nothing: payments and grants that one person gave, or one member got, count together', async () => {
  const { join, sends, settle, look, world, db, clock } = await openFunds({ limit: '10' })
  const [ann, ben, cat] = [await join(), await join(), await join()]
  await look()
  const [first, second, third] = [
    await sends(6n * COIN),
    await sends(5n * COIN),
    await sends(5n * COIN),
  ]
  await settle()
  const budget = { from: treasury, to: activity, coin: 'BTCW' as const, amount: 50n * COIN }
  await db.inTx((tx) =>
    post(tx, { key: 'budget', kind: 'test', now: clock.now(), moves: [budget] }),
  )
  const [one, two] = [atDeskOf(world, { name: 'one' }), atDeskOf(world, { name: 'two' })]
  const reason = 'showed the exchange’s mail'
  const says = (who: typeof one, memberId: string, hash: string) =>
    who('operator/matchUnclaimed', { hash, memberId, reason })
  const gives = (who: typeof one, memberId: string) =>
    who('operator/grant', { memberId, coin: 'BTCW', amount: '5', reason })
  expect(await says(one, ann.id, first)).toMatchObject({ outcome: 'booked' })
  expect(await says(one, ben.id, second)).toMatchObject({ outcome: 'first' })
  expect(await says(two, ann.id, second)).toMatchObject({ outcome: 'first' })
  expect(await gives(one, cat.id)).toMatchObject({ state: 'waiting' })
  expect(await gives(two, ann.id)).toMatchObject({ state: 'waiting' })
  expect(await says(two, cat.id, third)).toMatchObject({ outcome: 'booked' })
})

test('a word is said as it was meant: what is only to be noted gives nothing', async () => {
  const { join, sends, settle, look, world } = await openFunds({ limit: '10' })
  const ann = await join()
  await look()
  const hash = await sends(11n * COIN)
  const small = await sends(1n * COIN)
  await settle()
  const [one, two] = [atDeskOf(world, { name: 'one' }), atDeskOf(world, { name: 'two' })]
  const says = (who: typeof one, second: boolean, of = hash) =>
    who('operator/matchUnclaimed', { hash: of, memberId: ann.id, reason: 'her mail', second })
  expect(await says(one, true)).toMatch('does not wait any more')
  expect(await says(one, false)).toMatchObject({ outcome: 'first' })
  expect(await says(two, false)).toMatch('your word would be the second one')
  expect((await ann.balances()).BTCW.available).toBe(0n)
  expect(await says(two, true)).toMatchObject({ outcome: 'booked' })
  // What one gives alone is no second word, and is given all the same.
  expect(await says(one, false, small)).toMatchObject({ outcome: 'booked' })
})

test('what was to wait for a second person is given by nobody alone, though one is enough by now', async () => {
  const { join, sends, settle, look, world, pass, db } = await openFunds({ limit: '10' })
  const ann = await join()
  await look()
  const before = await sends(9n * COIN)
  const hash = await sends(5n * COIN)
  await settle()
  const one = atDeskOf(world, { name: 'one' })
  const says = (of: string, first?: boolean) =>
    one('operator/matchUnclaimed', {
      ...{ hash: of, memberId: ann.id, reason: 'her mail' },
      ...(first !== undefined && { second: false, first }),
    })
  expect(await says(before)).toMatchObject({ outcome: 'booked' })
  // Shown while the nine count; sent when they do not any more.
  pass(DAY + 1)
  expect(await says(hash, true)).toMatch('One person is enough for this by now')
  expect((await ann.balances()).BTCW.available).toBe(9n * COIN)
  expect(await db.inTx((tx) => tx`select 1 from unclaimed_match`)).toHaveLength(1)
  expect(await says(hash, false)).toMatchObject({ outcome: 'booked' })
})
