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

test('a way down, a leap and a way back end at the first row, whatever the rows measure', () => {
  const rows = rowWindow()
  const tall = (row: number) => 60 + (row % 7) * 11
  let shown = start
  for (const from of [-500, 0, 700, 3_000, 900_000, 899_000, 5_000_000, 400, -500]) {
    shown = rows.look(shown, { count: 100_000, from, to: from + 1_800 })
    for (let row = shown.first; row < shown.last; row += 1) rows.tell(row, tall(row))
  }
  expect(shown).toMatchObject({ first: 0, before: 0 })
})

test('a list that became shorter still shows its end', () => {
  const rows = rowWindow()
  const below = rows.look(start, { count: 500, from: 20_000, to: 21_000 })
  const shorter = rows.look(below, { count: 20, from: 20_000, to: 21_000 })
  expect(shorter.last).toBe(20)
  expect(shorter.first).toBeLessThan(20)
})

test('rows come into the page a few at a time, those on the screen at once', () => {
  const rows = rowWindow()
  const view = (from: number) => ({ count: 100_000, from, to: from + 690 })
  let shown = rows.step(start, view(0))
  expect(shown).toMatchObject({ first: 0, last: 13 })
  for (const last of [16, 18, 18]) {
    shown = rows.step(shown, view(0))
    expect(shown.last).toBe(last)
  }
  const leapt = rows.step(shown, view(690_000))
  expect(leapt.last - leapt.first).toBeLessThan(24)
  expect(leapt.first * 69).toBeLessThanOrEqual(690_000)
  expect(leapt.last * 69).toBeGreaterThanOrEqual(690_690)
  expect(leapt.before).toBe(leapt.first * 69)
})
