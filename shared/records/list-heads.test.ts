import { expect, test } from 'vitest'
import { HEADS, headOf, type ListName } from './list-heads.ts'
import { rewardRow, transferRow } from './money-rows.ts'
import { reward, rows, transfer } from './testing/list-rows.ts'

test.each(Object.keys(HEADS) as ListName[])(
  'every line of the file of %s has a cell under each head',
  (name) => {
    expect(rows[name].cells).toHaveLength(headOf(name).length)
    expect(new Set(headOf(name)).size).toBe(headOf(name).length)
  },
)

test('times are UTC without the fraction of a second, amounts have a point and no groups', () => {
  expect(rows.transfers.cells?.slice(0, 6)).toEqual([
    '2026-11-21 09:30:00',
    '26112100007',
    'out',
    'BTCW',
    '1',
    '0.000000000000000001',
  ])
  // The payer bears the fee: the payee's books have none.
  expect(transferRow('in')(transfer).cells?.slice(2, 6)).toEqual(['in', 'BTCW', '1', ''])
  expect(rows.ratios.cells).toContain('0.1250')
  expect(rows.pool.cells?.[0]).toBe('2026-11-20')
})

test('a reward tells the order, whose it was, the day and every number of its arithmetic; what is none is no line', () => {
  expect(rewardRow(reward).cells).toEqual([
    '2026-11-21 09:30:00',
    'community_reward',
    ...['BTCW', '1', '26112000001', '2026-11-20', '100001', 'Ann', '0.1000'],
    ...['100', '0.1000', '1.5', '4', '', '26112000001', '7'],
  ])
  expect(rewardRow({ ...reward, type: 'fee', source: null }).cells).toBeNull()
})
