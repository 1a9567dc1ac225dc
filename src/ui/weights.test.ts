import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The plain weight, the strong one, and what stands around it. */
const WEIGHTS = ['400', 'var(--strong)', 'inherit']

const said = globSync('src/**/*.css').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/font-weight:([^;}]+)/g)].map(([, weight = '']) => ({
    file,
    weight: weight.trim(),
  })),
)

// Each weight is a typeface more that a phone makes ready, for each size, before it can paint (decision 124).
test('words have one of two weights', () => {
  expect(said.length).toBeGreaterThan(30)
  expect(said.filter(({ weight }) => !WEIGHTS.includes(weight))).toEqual([])
})
