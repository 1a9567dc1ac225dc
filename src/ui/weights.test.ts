import { expect, test } from 'vitest'
import { declared } from './testing/declared.ts'

/** The plain weight, the strong one, and what stands around it. */
const WEIGHTS = ['400', 'var(--strong)', 'inherit']

// Each weight is a typeface more that a phone makes ready, for each size, before it can paint (decision 124).
test('words have one of two weights', () => {
  const said = declared('font-weight')
  expect(said.length).toBeGreaterThan(30)
  expect(said.filter(({ value }) => !WEIGHTS.includes(value))).toEqual([])
})
