import { expect, test } from 'vitest'
import { brokenActs } from '#server/acts/checkActs.ts'
import { audit } from '#server/audit/audit.ts'
import { atDeskOf } from '#server/testing/atDeskOf.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { done, openGrants } from '#server/testing/openGrants.ts'

const DAY = 86_400_000

test('above the limit another person confirms: the same one is refused, and who receives it too', async () => {
  const { ann, world, give, one, two, logged, lines, db, house } = await openGrants()
  const { id, state, expiresAt } = done(await one('operator/grant', give('1000.5')))
  expect([state, expiresAt]).toEqual(['waiting', expect.any(String)])
  expect(await lines()).toEqual([])
  expect(await one('operator/confirmGrant', { id })).toMatch('You asked for grant')
  const herself = atDeskOf(world, { name: `member ${ann.id}`, member: ann.id })
  expect(await herself('operator/confirmGrant', { id })).toMatch('to themselves')
  expect(await lines()).toEqual([])

  const said = await Promise.all([
    two('operator/confirmGrant', { id }),
    atDeskOf(world, { name: 'three' })('operator/confirmGrant', { id }),
  ])
  expect(said.filter((it) => typeof it === 'string')).toEqual([
    expect.stringContaining('decided already'),
  ])
  expect(await lines()).toMatchObject([{ amount: '1000.5' }])
  expect(await house()).toBe(3_999_500_000_000_000_000_000n)
  expect(await logged()).toMatchObject([
    { actor: 'one', act: 'grant', after: { state: 'waiting' } },
    { act: 'confirmGrant', subject: `grant ${id}`, before: { state: 'waiting' }, reason: null },
  ])
  expect(await audit(db)).toEqual([])
  expect(await db.inTx(brokenActs)).toEqual([])
})

test('splitting gains nothing: what one person gave, and what one member was given, alone within a day counts', async () => {
  const { ann, join, give, one, two, pass } = await openGrants()
  const asks = await Promise.all([1, 2, 3].map(() => one('operator/grant', give('400'))))
  const states = asks.map((it) => done(it).state)
  expect(states.toSorted()).toEqual(['booked', 'booked', 'waiting'])
  // Nor is it gained by another one who gives to the same member; somebody else may be given to.
  expect(done(await two('operator/grant', give('400'))).state).toBe('waiting')
  const ben = await join()
  expect(done(await two('operator/grant', { ...give('400'), memberId: ben.id })).state).toBe(
    'booked',
  )
  const termsOf = async (who: typeof one, to?: string) =>
    done(await who('operator/grants', { to })).terms[0]
  const terms = {
    coin: 'BTCW',
    budget: 3_800n * COIN,
    twoPersonAbove: 1_000n * COIN,
    givenAlone: 800n * COIN,
  }
  expect(await termsOf(one)).toEqual({ ...terms, givenTo: 0n })
  expect(await termsOf(two, ann.id)).toEqual({
    ...terms,
    givenAlone: 400n * COIN,
    givenTo: 800n * COIN,
  })
  pass(DAY + 1)
  expect(done(await one('operator/grant', give('400'))).state).toBe('booked')
})

test('a budget that is too small is told when it is confirmed, and the grant goes on waiting', async () => {
  const { give, one, two, bring } = await openGrants()
  const { id } = done(await one('operator/grant', give('5001')))
  expect(await two('operator/confirmGrant', { id })).toMatch('holds 5000 BTCW: 1 BTCW is missing')
  await bring(1n)
  expect(done(await two('operator/confirmGrant', { id }))).toMatchObject({
    state: 'booked',
    decidedBy: 'two',
  })
})

test('what nobody confirms within 7 days is over, and what is refused says why', async () => {
  const { give, one, two, pass, lines, logged } = await openGrants()
  const late = done(await one('operator/grant', give('2000')))
  pass(7 * DAY - 60_000)
  const other = done(await one('operator/grant', give('3000')))
  const waiting = async () => done(await one('operator/health', {})).money.grants
  expect(await waiting()).toBe(2)
  const refuse = (reason: string) => two('operator/refuseGrant', { id: other.id, reason })
  expect(await refuse('was given already')).toMatchObject({
    state: 'refused',
    note: 'was given already',
  })
  expect(await refuse('once more')).toMatch('decided already')
  expect(await waiting()).toBe(1)
  pass(60_000)
  expect(await waiting()).toBe(0)
  expect(await two('operator/confirmGrant', { id: late.id })).toMatch('Nobody confirmed')
  expect(done(await one('operator/grants', {})).list.map(({ state }) => state)).toEqual([
    'refused',
    'expired',
  ])
  expect(await lines()).toEqual([])
  expect((await logged()).at(-1)).toMatchObject({
    act: 'refuseGrant',
    after: { state: 'refused' },
    reason: 'was given already',
  })
})
