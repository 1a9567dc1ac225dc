import { expect, test } from 'vitest'
import { after, baseAt, type Standing, takenBack, type Version } from './standing.ts'

const version = (id: string, effectiveAt: string, value: unknown) =>
  ({ id, effectiveAt, value }) as Version
const first = version('1', '2026-12-01T00:00:00.000Z', 2)
const second = version('2', '2026-12-03T00:00:00.000Z', 3)
const standing = { value: 1, coming: [first, second] } as unknown as Standing

test.each([
  [undefined, 1, [first, second]],
  ['2026-11-30T00:00:00.000Z', 1, [first, second]],
  // It takes the place of the one that comes at the very moment.
  ['2026-12-01T00:00:00.000Z', 1, [second]],
  ['2026-12-02T00:00:00.000Z', 2, [second]],
  ['2026-12-04T00:00:00.000Z', 3, []],
])('a version from %s on is built on what stands just before it', (moment, value, later) => {
  expect(baseAt(standing, moment)).toBe(value)
  expect(after(standing, moment)).toEqual(later)
})

test('what was taken back meanwhile is told from what came', () => {
  const without = (since: string | null) => ({ since, coming: [second] }) as unknown as Standing
  expect(takenBack(standing, standing)).toEqual([])
  expect(takenBack(standing, without(null))).toEqual([first])
  expect(takenBack(standing, without('2026-11-30T00:00:00.000Z'))).toEqual([first])
  expect(takenBack(standing, without(first.effectiveAt))).toEqual([])
})
