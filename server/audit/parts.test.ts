import { expect, test } from 'vitest'
import { as } from '#server/testing/as.ts'
import { stoppedAt } from '#server/testing/stoppedAt.ts'
import { askAudit } from './asked.ts'
import { makeAudit } from './makeAudit.ts'
import { keepPart, partsLeft } from './parts.ts'
import { auditRun } from './runs.ts'
import { lived, tamper } from './testing/lived.ts'

const clock = stoppedAt('2026-11-25T00:00:00Z')
const DAYS = ['2026-11-19', '2026-11-20', '2026-11-21']

async function asked() {
  const db = await lived()
  const { id } = await db.inTx((tx) => askAudit(tx, { actor: 'tester', now: clock.now() }))
  const left = () => db.inTx((tx) => partsLeft(tx, id))
  return { db, id, left }
}

test('an audit that is cut off goes on where it was, and its result is of all its parts', async () => {
  const { db, id, left } = await asked()
  expect(await left()).toEqual(['books', ...DAYS])
  await tamper(db, 'update pool_total set staked_t = staked_t + 1')
  const told = new AbortController()
  await as(db.ownerUrl, async (client) => {
    await client.query('begin; lock table distribution_plan in access exclusive mode')
    const made = makeAudit({ db, clock }, told.signal)
    const reached = expect(made).rejects.toThrow('told to end')
    await expect.poll(left, { timeout: 15_000 }).toEqual(DAYS)
    told.abort(new Error('told to end'))
    await reached
    await client.query('rollback')
  })
  expect(await db.inTx((tx) => auditRun(tx, id))).toBeUndefined()

  // What was looked at is not looked at again; what was not is.
  await tamper(db, 'update pool_total set staked_t = staked_t - 1')
  await tamper(
    db,
    `update distribution set total_weight = total_weight + 1 where day = '${DAYS[1]}'`,
  )
  expect(await makeAudit({ db, clock })).toBe(1)
  const run = await db.inTx((tx) => auditRun(tx, id))
  expect([...new Set(run?.findings.map(({ rule }) => rule))]).toEqual([
    'the totals of the pool are those of all members',
    `the distribution of ${DAYS[1]} can be reckoned again`,
  ])
  expect(await left()).toEqual([])
})

test('one is given up a day after it came further, not a day after it was asked for', async () => {
  const { db, id } = await asked()
  const hours = (n: number) => new Date(clock.now().getTime() + n * 3_600_000)
  const again = async (now: Date) =>
    (await db.inTx((tx) => askAudit(tx, { actor: 'tester', now }))).id
  const part = { audit: id, part: 'books', findings: [], now: hours(23) }
  await db.inTx((tx) => keepPart(tx, part))
  expect(await again(hours(46))).toBe(id)
  expect(await again(hours(48))).not.toBe(id)
})
