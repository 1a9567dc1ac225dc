import { expect, test } from 'vitest'
import { PUBLIC_FIELDS } from '#shared/api/changes.ts'
import { publicFields } from '#shared/publicFields.ts'
import { coinRules, gradeRules, SOURCES, shareRules, termRules } from './rules-now.ts'

const plan = { id: 'd30', termDays: 30, weight: 1n, minAmount: 10n }

const parameters = {
  shares: { staking: 8000n, community: 1200n, subsidy: 500n },
  hashratePerT: 7n,
  grades: [
    { grade: 0, teamT: 0n },
    { grade: 1, teamT: 9n },
  ],
} as Parameters<typeof shareRules>[0]

const coin: Parameters<typeof coinRules>[0] = {
  symbol: 'BTCW',
  name: 'Bitwave',
  decimals: 18,
  contract: null,
  tPerCoin: 5n,
  pledge: { balance: true, wallet: false },
  transfer: { enabled: true, min: 2n, fee: 3n },
  withdraw: { enabled: false, min: 4n, max: null, fee: 6n, autoApproveBelow: 8n },
}

const rules = [
  ...termRules(plan),
  ...shareRules(parameters),
  ...gradeRules(parameters),
  ...coinRules(coin),
]

test('whatever members are told the changes of is told as it holds now', () => {
  const named = PUBLIC_FIELDS.filter((field) => field !== 'plans.termDays')
  expect(rules.map(({ field }) => field).toSorted()).toEqual(named.toSorted())
})

test('every figure among them has a source, and a switch has none', () => {
  const figures = rules.filter(({ field }) => publicFields[field].kind !== 'flag')
  expect(figures.map(({ field }) => field).toSorted()).toEqual(Object.keys(SOURCES).toSorted())
})

test('each has the value of its own field, and no largest withdrawal is none', () => {
  const ruled = (field: string) => rules.find((it) => it.field === field)?.value
  expect(ruled('coinSet.withdraw.min')).toBe(4n)
  expect(ruled('coinSet.withdraw.max')).toBeNull()
  expect(ruled('coinSet.transfer.fee')).toBe(3n)
  expect(ruled('coinSet.withdraw.fee')).toBe(6n)
  expect(ruled('coinSet.pledge.wallet')).toBe(false)
  // What everybody has is no grade to be reached.
  expect(gradeRules(parameters)).toEqual([{ field: 'grades.teamT', of: '1', value: 9n }])
})
