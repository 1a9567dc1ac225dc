import { expect, test } from 'vitest'
import { chosenOf, MOST, marked } from './chosen.ts'

const rows = Array.from({ length: MOST + 2 }, (_, at) => ({ no: `${at}` }))
const first = new Set(rows.slice(0, MOST).map(({ no }) => no))

test('as many are chosen as are approved at once, and no more', () => {
  expect(marked(rows, new Set(), { no: '7', on: true })).toEqual(new Set(['7']))
  expect(marked(rows, new Set(['7']), { no: '7', on: false })).toEqual(new Set())
  expect(marked(rows, first, { no: `${MOST}`, on: true })).toEqual(first)
})

test('what has left the list is chosen no longer and takes no place', () => {
  const left = rows.slice(1)
  expect(chosenOf(left, first)).toHaveLength(MOST - 1)
  const now = marked(left, first, { no: `${MOST}`, on: true })
  expect(now.size).toBe(MOST)
  expect([now.has('0'), now.has(`${MOST}`)]).toEqual([false, true])
})
