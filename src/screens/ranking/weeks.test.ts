import { expect, test } from 'vitest'
import { daysOf, neighbours, weekAfter } from './weeks.ts'

test('there is no way beyond this week, nor before the first that ranks anybody', () => {
  const now = '2026-W47'
  expect(neighbours({ shown: '2026-W47', now, first: '2026-W40' }).after).toBeUndefined()
  expect(neighbours({ shown: '2026-W40', now, first: '2026-W40' }).before).toBeUndefined()
  expect(neighbours({ shown: '2026-W47', now, first: null }).before).toBeUndefined()
  expect(neighbours({ shown: '2026-W45', now, first: '2026-W40' })).toEqual({
    before: '2026-W44',
    after: '2026-W46',
  })
})

test('weeks go on over the turn of the year, with 53 of them where the year has so many', () => {
  expect(weekAfter('2026-W53', 1)).toBe('2027-W01')
  expect(weekAfter('2027-W01', -1)).toBe('2026-W53')
  expect(weekAfter('2025-W52', 1)).toBe('2026-W01')
  expect(weekAfter('2025-W53', 1)).toBeUndefined()
})

test('a week goes from Monday to Sunday', () => {
  expect(daysOf('2026-W47')).toEqual({ monday: '2026-11-16', sunday: '2026-11-22' })
  expect(daysOf('2026-W53')).toEqual({ monday: '2026-12-28', sunday: '2027-01-03' })
})
