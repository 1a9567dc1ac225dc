import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { audit } from '#server/audit/audit.ts'
import { setParameter } from '#server/parameters/setParameter.ts'
import { atDeskOf } from '#server/testing/atDeskOf.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { done, openGrants } from '#server/testing/openGrants.ts'

const DAY = 86_400_000

test('nothing is given to nobody, to oneself, or beyond the budget', async () => {
  const { world, ann, give, one, logged, lines } = await openGrants()
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
  const { ann, give, one, two, logged, lines, db, house } = await openGrants()
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

test('what was to wait for another person is not given at once, though one is enough by now', async () => {
  const { pass, give, one, logged, house } = await openGrants()
  expect(await one('operator/grant', give('900'))).toMatchObject({ state: 'booked' })
  const half = { ...give('500'), first: true }
  expect(await one('operator/grant', half)).toMatchObject({ state: 'waiting' })
  pass(DAY + 1)
  expect(await one('operator/grant', half)).toMatch('One person is enough for this by now')
  expect(await logged()).toHaveLength(2)
  expect(await house()).toBe(4_100n * COIN)
  expect(await one('operator/grant', give('500'))).toMatchObject({ state: 'booked' })
})

test('those that wait come first, the oldest of them first; a limit of null waits for nobody', async () => {
  const { db, clock, give, one } = await openGrants()
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

test('at the command line a key that was refused is used again once it can be done', async () => {
  const { give, one, bring } = await openGrants()
  const key = randomUUID()
  const tokens = { ...give('7.5'), coin: 'BTCWT' as const }
  expect(await one('operator/grant', tokens, key)).toMatch('Bring a budget first')
  await bring(8n, 'BTCWT')
  expect(await one('operator/grant', tokens, key)).toMatchObject({
    amount: 7_500_000_000_000_000_000n,
  })
})
