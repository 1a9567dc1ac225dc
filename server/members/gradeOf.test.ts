import { expect, test } from 'vitest'
import { gradeOf } from './gradeOf.ts'

const grades = [
  { grade: 1, teamT: 100n },
  { grade: 2, teamT: 1_000n },
]

test.each([
  [0n, 0],
  [99n, 0],
  [100n, 1],
  [999n, 1],
  [1_000n, 2],
  [10n ** 30n, 2],
])('a team with %s units of T has reached grade %i (decisions §7)', (teamT, grade) => {
  expect(gradeOf(teamT, grades)).toBe(grade)
})

test('where there are no grades nobody has one', () => {
  expect(gradeOf(10n ** 30n, [])).toBe(0)
})
