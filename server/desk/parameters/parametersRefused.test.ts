import { expect, test } from 'vitest'
import { defaults } from '#server/parameters/defaults.ts'
import { openTreasurer } from '#server/testing/openTreasurer.ts'

const reason = 'as voted'
const [btcw, btcwt] = defaults.coinSet
const withdrawing = (bounds: object) => ({ ...btcwt, withdraw: { ...btcwt?.withdraw, ...bounds } })

test('a parameter that is not there, is not valid, has a field too many, or is of the past is refused by its field', async () => {
  const { at, moment, db } = await openTreasurer()
  const { plans } = defaults
  const refused: [object, string][] = [
    [{ name: 'luck', value: 1 }, 'name'],
    [{ name: 'constructor', value: 1 }, 'name'],
    [{ name: 'hashratePerT' }, 'value'],
    [{ name: 'hashratePerT', value: 5 }, 'value'],
    [{ name: 'shares', value: { ...defaults.shares, staking: '2' } }, 'value.staking'],
    [{ name: 'shares', value: { ...defaults.shares, staking: '0.9' } }, 'value'],
    [{ name: 'plans', value: [{ ...plans[0], weight: 'x' }] }, 'value.0.weight'],
    [{ name: 'plans', value: [plans[0], { ...plans[1], weight: '100.1' }] }, 'value.1.weight'],
    [{ name: 'plans', value: [{ ...plans[0], weight: '0' }] }, 'value.0.weight'],
    [{ name: 'coinSet', value: [btcw, withdrawing({ max: '9' })] }, 'value.1.withdraw.max'],
    [{ name: 'plans', value: [{ ...plans[0], wieght: '1' }] }, 'value.d30 plans.wieght'],
    [{ name: 'plans', value: [plans[0], { ...plans[1], termDays: 30 }] }, 'value.1.termDays'],
    [{ name: 'codeCountdown', value: 90, effectiveAt: moment(-1) }, 'effectiveAt'],
    [{ name: 'codeCountdown', value: 90, effectiveAt: 'soon' }, 'effectiveAt'],
    [{ name: 'codeCountdown', value: 90, revision: 7 }, 'revision'],
    [{ name: 'codeCountdown', value: 90, reason: '' }, 'reason'],
  ]
  for (const [body, field] of refused) {
    const said = await at('operator/setParameter', { revision: 0, reason, ...body })
    expect([body, said]).toMatchObject([body, { code: 400, field }])
  }
  expect(await at('operator/dropParameter', { id: '7', reason })).toMatchObject({ field: 'id' })
  const written = await db.inTx(
    (tx) => tx`select 1 from parameter union all select 1 from operator_act`,
  )
  expect(written).toEqual([])
})

test.each([
  ['shares', { ...defaults.shares, staking: '0.9' }, /more than 1 together/],
  ['grades', defaults.grades.toReversed(), /the lowest first/],
  ['plans', [defaults.plans[0], defaults.plans[0]], /there twice/],
  ['coinSet', [btcw], /Both coins are needed/],
  ['coinSet', [btcw, { ...btcwt, tPerCoin: '1.5' }], /1 BTCWT is always 1 T/],
  ['coinSet', [{ ...btcw, tPerCoin: '1000000.1' }, btcwt], /at most 1,000,000/],
  ['coinSet', [{ ...btcw, tPerCoin: '0' }, btcwt], /Above zero/],
  ['coinSet', [btcw, withdrawing({ min: '10', max: '9.9' })], /no less than the smallest/],
  ['coinSet', [btcw, withdrawing({ min: '0', max: '0' })], /Above zero/],
  ['hashratePerT', '1000000000000000.1', /at most 1000 TH/],
  ['hashratePerT', '0', /Above zero/],
  ['plans', [{ ...defaults.plans[0], weight: '0' }], /Above zero/],
  ['coinSet', [{ ...btcw, withdrow: true }, btcwt], /BTCW coinSet.withdrow.*no such field/],
])('what is wrong with %s is said in words', async (name, value, words) => {
  const { at } = await openTreasurer()
  const said = await at('operator/setParameter', { name, value, revision: 0, reason })
  expect(said).toMatchObject({ code: 400, message: expect.stringMatching(words) })
})
