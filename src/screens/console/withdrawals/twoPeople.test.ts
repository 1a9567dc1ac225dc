import { expect, test } from 'vitest'
import { twoPeople } from './twoPeople.ts'

const ann = { id: '100007', frozen: null }
const one = {
  no: '1',
  coin: 'BTCW' as const,
  amount: 400n,
  dayApproved: 0n,
  twoPersonAbove: 1_000n,
  firstBy: null,
  member: ann,
}

const firstsOf = (list: Parameters<typeof twoPeople>[0]) =>
  [...twoPeople(list)].filter(([, { first }]) => first).map(([no]) => no)

test('what is approved together counts together: the third of three is the first of two', () => {
  const three = [one, { ...one, no: '2' }, { ...one, no: '3' }]
  expect(firstsOf(three)).toEqual(['3'])
  expect(firstsOf(three.map((it) => ({ ...it, twoPersonAbove: null })))).toEqual([])
  expect(firstsOf(three.map((it) => ({ ...it, dayApproved: 601n })))).toEqual(['1', '2', '3'])
})

test('what is only noted does not count, nor another coin or member, nor what is refused', () => {
  const large = { ...one, no: '2', amount: 1_001n }
  expect(firstsOf([large, one, { ...one, no: '3', amount: 600n }])).toEqual(['2'])
  const other = { ...one, member: { ...ann, id: '100008' } }
  expect(
    firstsOf([one, { ...one, no: '2', coin: 'BTCWT' as const }, { ...other, no: '3' }]),
  ).toEqual([])
  const frozen = { ...one, member: { ...ann, frozen: 'stolen' } }
  expect(firstsOf([frozen, { ...frozen, no: '2' }, { ...frozen, no: '3' }])).toEqual([])
})

test('whose first approval is there already takes two all the same, and counts', () => {
  const second = { ...one, amount: 900n, dayApproved: 200n, firstBy: 'member 100042' }
  expect(twoPeople([second]).get('1')).toEqual({ two: true, first: false })
  expect(firstsOf([second, { ...one, no: '2', amount: 200n }])).toEqual(['2'])
})
