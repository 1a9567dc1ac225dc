import { expect, test } from 'vitest'
import { publicFields } from '#shared/publicFields.ts'
import { changeSaid, changesSaid, labelSaid } from './changeSaid.ts'

const daysOf = (id: string) => (id === 'd30' ? '30' : undefined)
const en = { fields: publicFields, daysOf, locale: 'en' } as const
const zh = { ...en, locale: 'zh-Hant' } as const

const said = (
  [field, of, before, after]: readonly [string, string | null, string | null, string | null],
  saying: typeof en | typeof zh = en,
) => {
  const { label, ...values } = changeSaid({ field, of, before, after }, saying)
  return `${label}: ${values.before} → ${values.after}`
}

test.each([
  [['coinSet.withdraw.fee', 'BTCW', '0.5', '1'], 'Withdrawal fee of BTCW: 0.5 BTCW → 1 BTCW'],
  [['coinSet.withdraw.fee', 'BTCWT', '0.5', '1'], 'Withdrawal fee of BTCWT: 0.5 BTCW → 1 BTCW'],
  [
    ['coinSet.transfer.min', 'BTCWT', '1', '1000'],
    'Smallest transfer of BTCWT: 1 BTCWT → 1,000 BTCWT',
  ],
  [
    ['coinSet.withdraw.max', 'BTCW', null, '500'],
    'Largest withdrawal of BTCW: no limit → 500 BTCW',
  ],
  [['coinSet.withdraw.enabled', 'BTCW', 'true', 'false'], 'Withdrawals of BTCW: on → off'],
  [
    ['shares.staking', null, '0.8000', '0.8125'],
    'Share of staking rewards in a day’s revenue: 80% → 81.25%',
  ],
  [['plans.weight', 'd30', '1', '1.25'], 'Weight of the 30-day term: 1 → 1.25'],
  [['plans.weight', 'gone', '1.1', null], 'Weight of the term “gone”: 1.1 → no longer'],
  [['plans.termDays', 'd30', null, '30'], 'Days of the 30-day term: new → 30 days'],
  [['grades.teamT', '2', '100000', '90000'], 'Team’s T for grade 2: 100,000 T → 90,000 T'],
  [
    ['hashratePerT', null, '1000000000000', '1250000000000'],
    'Computing power of 1 T: 1 TH/s → 1.25 TH/s',
  ],
  [
    ['hashratePerT', null, '1000000000000', '1000000000001'],
    'Computing power of 1 T: 1 TH/s → 1.000000000001 TH/s',
  ],
] as const)('%j is said as "%s"', (change, words) => {
  expect(said(change)).toBe(words)
})

test('in Chinese the order of the words is another one', () => {
  expect(said(['coinSet.withdraw.fee', 'BTCW', '0.5', '1'], zh)).toBe(
    'BTCW 提現礦工費: 0.5 BTCW → 1 BTCW',
  )
  expect(said(['plans.minAmount', 'd30', '10', '20'], zh)).toBe(
    '30 天期限的最低質押數量: 10 T → 20 T',
  )
})

test('a field that nobody has given a name is shown by its own, with its digits', () => {
  expect(said(['coinSet.withdraw.tax', 'BTCW', null, '7'])).toBe(
    'coinSet.withdraw.tax · BTCW: new → 7',
  )
  expect(labelSaid({ field: 'luck', of: null }, zh)).toBe('luck')
})

test('changes are told row by row, whatever order they were kept in', () => {
  const change = (field: string, of: string) => ({ field, of, before: '1', after: '2' })
  const kept = [
    change('plans.weight', 'd30'),
    change('plans.weight', 'd90'),
    change('plans.termDays', 'd30'),
  ]
  expect(changesSaid(kept, en).map(({ label }) => label)).toEqual([
    'Days of the 30-day term',
    'Weight of the 30-day term',
    'Weight of the term “d90”',
  ])
})
