import { expect, test } from 'vitest'
import type { RecordRow } from '#shared/records/record-cells.ts'
import { chosenOf } from './makeList.ts'

const rows: RecordRow[] = [
  { at: '2026-11-21T00:00:00.000Z', coin: 'BTCW', cells: ['d'] },
  { at: '2026-11-20T23:59:59.999Z', coin: 'BTCWT', cells: ['c'] },
  { at: '2026-11-19T00:00:00.000Z', coin: 'BTCW', cells: ['b'] },
  { at: '2026-11-18', cells: ['a'] },
]
const ALL = { from: null, to: null, coin: 'all' } as const
const cells = (chosen: readonly RecordRow[]) => chosen.flatMap(({ cells }) => cells ?? []).join('')

test('both days are in it, the last to its end', () => {
  expect(cells(chosenOf(rows, { ...ALL, from: '2026-11-19', to: '2026-11-20' }, null))).toBe('cb')
  expect(cells(chosenOf(rows, { ...ALL, from: '2026-11-18', to: '2026-11-18' }, null))).toBe('a')
})

test('records of no coin are of every coin', () => {
  expect(cells(chosenOf(rows, { ...ALL, coin: 'BTCW' }, null))).toBe('dba')
})

test('several lists are put together, the newest first, as far back as all of them go', () => {
  expect(cells(chosenOf(rows.toReversed(), ALL, null))).toBe('dcba')
  expect(cells(chosenOf(rows, ALL, '2026-11-19T00:00:00.000Z'))).toBe('dc')
})

test('what is of another kind is not told', () => {
  const other = rows.map((row, i) => (i === 1 ? { ...row, cells: null } : row))
  expect(chosenOf(other, ALL, null)).toHaveLength(3)
})
