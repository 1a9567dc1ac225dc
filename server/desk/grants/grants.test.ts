import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { brokenActs } from '#server/acts/checkActs.ts'
import { audit } from '#server/audit/audit.ts'
import { activity, treasury } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { setParameter } from '#server/parameters/setParameter.ts'
import { atDeskOf } from '#server/testing/atDeskOf.ts'
import { COIN, openBooks } from '#server/testing/openBooks.ts'

const DAY = 86_400_000

/** A farm with a budget of 5,000, two treasurers, and a limit of 1,000 for one of them. */
async function opened() {
  const books = await openBooks()
  onTestFinished(() => books.close())
  const { db, clock, world } = books
  const ann = await books.join()
  const bring = (whole: bigint) =>
    db.inTx((tx) =>
      post(tx, {
        key: randomUUID(),
        kind: 'test',
        now: clock.now(),
        moves: [{ from: treasury, to: activity, coin: 'BTCW', amount: whole * COIN }],
      }),
    )
  await bring(5_000n)
  const give = (amount: string) => ({
    memberId: ann.id,
    coin: 'BTCW' as const,
    amount,
    reason: 'winner of the quiz',
  })
  const logged = () =>
    db.inTx(
      (tx) => tx`select actor, act, subject, before, after, reason from operator_act order by id`,
    )
  const lines = async () => (await ann.call('asset/flowRecord', {})).result.list
  const pass = (time: number) => clock.follow(new Date(clock.now().getTime() + time))
  const [one, two] = [atDeskOf(world, { name: 'one' }), atDeskOf(world, { name: 'two' })]
  return { ...books, ann, bring, give, logged, lines, pass, one, two }
}

const done = <Result>(said: Result | string): Result => {
  if (typeof said === 'string') throw new Error(said)
  return said
}

test('nothing is given to nobody, to oneself, or beyond the budget', async () => {
  const { world, ann, give, one, logged, lines } = await opened()
  expect(await one('operator/grant', { ...give('1'), memberId: '99' })).toMatch('no such member')
  const herself = atDeskOf(world, { name: `member ${ann.id}`, member: ann.id })
  expect(await herself('operator/grant', give('1'))).toMatch('to themselves')
  const tokens = { ...give('7.5'), coin: 'BTCWT' as const }
  expect(await one('operator/grant', tokens)).toBe(
    'The activity budget holds 0 BTCWT: 7.5 BTCWT is missing. Bring a budget first.',
  )
  expect(await one('operator/confirmGrant', { id: '1' })).toBe('There is no grant 1.')
  expect(await one('operator/refuseGrant', { id: '1', reason: 'why not' })).toMatch('no grant 1')
  expect(await logged()).toEqual([])
  expect(await lines()).toEqual([])
})

test('what one person may give is given at once, and once however often it is told', async () => {
  const { ann, give, one, two, logged, lines, db, house } = await openedWithHouse()
  const key = randomUUID()
  const told = await Promise.all([1, 2, 3].map(() => one('operator/grant', give('1000'), key)))
  expect(new Set(told.map((it) => JSON.stringify(it, (_, v) => String(v)))).size).toBe(1)
  const [first] = told
  expect(first).toMatchObject({ state: 'booked', askedBy: 'one', decidedBy: null, expiresAt: null })
  expect(await lines()).toMatchObject([{ type: 'activity_reward', amount: '1000' }])
  const { list } = (await ann.call('member/inbox', {})).result
  expect(list).toMatchObject([{ kind: 'activity_reward', amount: '1000' }])
  const { id, journal } = done(first ?? '')
  expect(await logged()).toEqual([
    {
      actor: 'one',
      act: 'grant',
      subject: `grant ${id}`,
      before: null,
      after: {
        member: ann.id,
        coin: 'BTCW',
        amount: String(1_000n * COIN),
        state: 'booked',
        journal,
      },
      reason: 'winner of the quiz',
    },
  ])
  expect(await two('operator/confirmGrant', { id })).toMatch('decided already')
  expect(await house()).toBe(4_000n * COIN)
  expect(await audit(db)).toEqual([])
})

test('above the limit another person confirms: the same one is refused, and who receives it too', async () => {
  const { ann, world, give, one, two, logged, lines, db, house } = await openedWithHouse()
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
  const { ann, join, give, one, two, pass } = await opened()
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
  const { give, one, two, bring } = await opened()
  const { id } = done(await one('operator/grant', give('5001')))
  expect(await two('operator/confirmGrant', { id })).toMatch('holds 5000 BTCW: 1 BTCW is missing')
  await bring(1n)
  expect(done(await two('operator/confirmGrant', { id }))).toMatchObject({
    state: 'booked',
    decidedBy: 'two',
  })
})

test('what nobody confirms within 7 days is over, and what is refused says why', async () => {
  const { give, one, two, pass, lines, logged } = await opened()
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

test('those that wait come first, the oldest of them first; a limit of null waits for nobody', async () => {
  const { db, clock, give, one } = await opened()
  for (const amount of ['1500', '1', '1600', '2']) await one('operator/grant', give(amount))
  const all = async () => {
    const ids: string[] = []
    let cursor: string | undefined
    for (;;) {
      const { list, next } = done(await one('operator/grants', { limit: 1, cursor }))
      ids.push(...list.map(({ id }) => id))
      if (next === null) return ids
      cursor = next
    }
  }
  expect(await all()).toEqual(['1', '3', '4', '2'])
  const now = clock.now()
  const never = { BTCW: null, BTCWT: null }
  const version = { value: never, effectiveAt: now, actor: 'one', reason: 'few of us', now }
  await db.inTx((tx) => setParameter(tx, { name: 'grantTwoPersonAbove', ...version }))
  expect(done(await one('operator/grant', give('4000'))).state).toBe('booked')
})

async function openedWithHouse() {
  const it = await opened()
  const house = () =>
    it.db.inTx(async (tx) => {
      const [row] = await tx<{ balance: bigint }>`
        select balance from account where owner_id = 0 and code = 'activity' and coin = 'BTCW'`
      return row?.balance
    })
  return { ...it, house }
}
