import { expect, test } from 'vitest'
import { differences } from './differences.ts'

const plan = (id: string, weight: string) => ({ id, termDays: 30, weight, minAmount: '10' })

test('two values that are the same differ in nothing, whatever the order of their rows', () => {
  const [a, b] = [plan('a', '1'), plan('b', '2')]
  expect(differences('plans', [a, b], [b, a])).toEqual([])
  expect(differences('codeCountdown', 60, 60)).toEqual([])
})

test('a change is told by its field and its row, and a row that came or went with all of its fields', () => {
  const now = [plan('a', '1.5'), plan('c', '3')]
  expect(differences('plans', [plan('a', '1'), plan('b', '2')], now)).toEqual([
    { field: 'plans.weight', of: 'a', before: '1', after: '1.5' },
    { field: 'plans.termDays', of: 'c', before: null, after: '30' },
    { field: 'plans.weight', of: 'c', before: null, after: '3' },
    { field: 'plans.minAmount', of: 'c', before: null, after: '10' },
    { field: 'plans.termDays', of: 'b', before: '30', after: null },
    { field: 'plans.weight', of: 'b', before: '2', after: null },
    { field: 'plans.minAmount', of: 'b', before: '10', after: null },
  ])
})

test('a limit that was none before is told as none', () => {
  const coin = (max: string | null) => [{ symbol: 'BTCW', withdraw: { enabled: true, max } }]
  expect(differences('coinSet', coin(null), coin('5'))).toEqual([
    { field: 'coinSet.withdraw.max', of: 'BTCW', before: null, after: '5' },
  ])
  expect(differences('hashratePerT', '1', '2')).toEqual([
    { field: 'hashratePerT', of: null, before: '1', after: '2' },
  ])
})
