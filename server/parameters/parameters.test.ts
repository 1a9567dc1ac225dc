import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#server/testing/testDatabase.ts'
import { defaults } from './defaults.ts'
import { readParameters } from './readParameters.ts'
import { setParameter } from './setParameter.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

const noon = new Date('2026-11-21T12:00:00Z')
const later = new Date('2026-11-22T12:00:00Z')
const set = (name: string, value: unknown, effectiveAt = noon) =>
  db.inTx((tx) =>
    setParameter(tx, { name, value, effectiveAt, actor: 'ann', reason: 'test', now: noon }),
  )
const read = (at: Date) => db.inTx((tx) => readParameters(tx, at))

test.each([
  ['nothing', 1, 'noParameter'],
  ['constructor', 1, 'noParameter'],
  ['shares', { staking: '0.9', community: '0.1', subsidy: '0.1' }, 'parameterValue'],
  ['shares', { staking: 0.5, community: '0.1', subsidy: '0.1' }, 'parameterValue'],
  ['plans', [], 'parameterValue'],
  ['plans', [defaults.plans[0], defaults.plans[0]], 'parameterValue'],
  ['grades', [...defaults.grades].reverse(), 'parameterValue'],
  ['serviceEmail', 'nobody', 'parameterValue'],
  ['registrationOpen', 'yes', 'parameterValue'],
])('%s cannot be set to %j', async (name, value, because) => {
  await expect(set(name, value)).rejects.toMatchObject({ because })
})

test('a stored value that is not valid is an error that names its parameter', async () => {
  await db
    .inTx(async (tx) => {
      await tx`insert into parameter (name, value, effective_at, created_at, actor, reason)
        values ('plans', '[{"id": 1}]', ${noon}, ${noon}, 'x', 'x')`
      return readParameters(tx, noon)
    })
    .then(
      () => expect.unreachable(),
      (error: Error) => expect(error.message).toMatch(/^parameter plans is not valid: 0\.id/),
    )
})

test('before anything is set the defaults are in force, reckoned in base units', async () => {
  const { plans, shares, coinSet, hashratePerT } = await read(noon)
  expect(plans.map(({ weight }) => weight)).toEqual([
    1_000000000000000000n,
    1_400000000000000000n,
    1_750000000000000000n,
    2_100000000000000000n,
  ])
  expect(shares).toEqual({ staking: 8_000n, community: 1_200n, subsidy: 500n })
  expect(coinSet.map(({ tPerCoin }) => tPerCoin)).toEqual([10n ** 19n, 10n ** 18n])
  expect(hashratePerT).toBe(10n ** 30n)
})

test('a version is in force from its moment on, and the newest of two wins', async () => {
  await set('codeCountdown', 90)
  await set('codeCountdown', 120, later)
  await set('codeCountdown', 30)
  expect((await read(new Date('2026-11-21T11:59:59Z'))).codeCountdown).toBe(60)
  expect((await read(noon)).codeCountdown).toBe(30)
  expect((await read(later)).codeCountdown).toBe(120)
})
