import { expect, test } from 'vitest'
import { rowWindow } from './rowWindow.ts'

const start = { first: 0, last: 0, before: 0, after: 0 }

test('of 100,000 rows only those near the screen are in the page', () => {
  const rows = rowWindow()
  const shown = rows.look(start, { count: 100_000, from: 300_000, to: 301_800 })
  expect(shown.last - shown.first).toBeLessThan(40)
  expect(shown.before).toBeLessThanOrEqual(300_000)
  expect(shown.before + (shown.last - shown.first) * 69).toBeGreaterThanOrEqual(301_800)
})

test('rows that were passed keep their place while others turn out taller', () => {
  const rows = rowWindow()
  const first = rows.look(start, { count: 1000, from: 6_900, to: 8_700 })
  rows.tell(first.last, 690)
  const again = rows.look(first, { count: 1000, from: 6_900, to: 8_700 })
  expect(again.before).toBe(first.before)
})

test('back at the top nothing stands before the first row', () => {
  const rows = rowWindow()
  const below = rows.look(start, { count: 500, from: 20_000, to: 21_000 })
  for (let row = 0; row < 500; row += 1) rows.tell(row, 50)
  expect(rows.look(below, { count: 500, from: -500, to: 1_300 })).toMatchObject({
    first: 0,
    before: 0,
  })
})

test('a list that became shorter still shows its end', () => {
  const rows = rowWindow()
  const below = rows.look(start, { count: 500, from: 20_000, to: 21_000 })
  const shorter = rows.look(below, { count: 20, from: 20_000, to: 21_000 })
  expect(shorter.last).toBe(20)
  expect(shorter.first).toBeLessThan(20)
})
